"""Serves the built site like its host: headers and redirects from netlify.toml, the right content types, compressed
text."""

from __future__ import annotations

import gzip
import hashlib
import posixpath
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

from tools.paths import DIST
from tools.serve.hosting import Hosting
from tools.steps import SetupError, say

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".py": "text/x-python; charset=utf-8",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".whl": "application/zip",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
COMPRESSED = {".css", ".html", ".js", ".json", ".mjs", ".py", ".svg", ".txt", ".webmanifest"}
ENDINGS = {"br": ".br", "gzip": ".gz"}  # written by tools/build/page/compress.mjs; the smaller ones first
DEFAULT_PORT = 8000


@dataclass
class Site:
    """A folder served below ``prefix``; ``mounts`` adds other folders at paths below it, for tests."""

    root: Path = DIST
    hosting: Hosting = field(default_factory=Hosting.read)
    prefix: str = "/"
    mounts: Mapping[str, Path] = field(default_factory=dict)

    def file(self, path: str) -> Path | None:
        for mount, folder in self.mounts.items():
            if path.startswith(mount):
                return self._below(folder, path.removeprefix(mount))
        return self._below(self.root, path.removeprefix("/"))

    @staticmethod
    def _below(folder: Path, path: str) -> Path | None:
        found = (folder / posixpath.normpath("/" + path).lstrip("/")).resolve()
        if path.endswith("/") or not path:
            found = found / "index.html"
        inside = found.is_relative_to(folder.resolve())
        return found if inside and found.is_file() else None


@lru_cache(maxsize=256)
def body(path: Path, changed: int, coding: str) -> tuple[bytes, str]:
    """A file's bytes as sent, and its tag; ``changed`` invalidates the cache."""
    content = path.read_bytes()
    tag = hashlib.sha256(content).hexdigest()[:16]
    if not coding:
        return content, f'"{tag}"'
    made = compressed(path, coding)
    return made.read_bytes() if made else gzip.compress(content, 6, mtime=0), f'"{tag}-{coding}"'


def compressed(path: Path, coding: str) -> Path | None:
    """The compressed version of a file that the build wrote, unless the file has changed since."""
    made = path.with_name(path.name + ENDINGS[coding])
    return made if made.is_file() and made.stat().st_mtime_ns >= path.stat().st_mtime_ns else None


def coding_for(path: Path, accepted: str) -> str:
    """How a file is compressed: as by the build, otherwise with gzip if it is text."""
    possible = [coding for coding in ENDINGS if coding in accepted]
    made = [coding for coding in possible if compressed(path, coding)]
    by_us = ["gzip"] if "gzip" in possible and path.suffix in COMPRESSED else []
    return next(iter([*made, *by_us]), "")


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: Server

    def do_GET(self) -> None:
        self._answer(with_body=True)

    def do_HEAD(self) -> None:
        self._answer(with_body=False)

    def _answer(self, with_body: bool) -> None:
        site = self.server.site
        requested = unquote(urlsplit(self.path).path)
        path = "/" + requested.removeprefix(site.prefix)
        headers = site.hosting.headers_for(path)
        redirect = site.hosting.redirect_for(path)
        file = site.file(redirect.target if redirect else path) if requested.startswith(site.prefix) else None
        if redirect and redirect.status != HTTPStatus.OK:
            target = site.prefix.rstrip("/") + redirect.target if redirect.target.startswith("/") else redirect.target
            self._send(redirect.status, {"Location": target}, b"", with_body)
        elif file is None:
            self._send(HTTPStatus.NOT_FOUND, headers, b"Not found\n", with_body)
        else:
            self._send_file(file, headers, with_body)

    def _send_file(self, file: Path, headers: dict[str, str], with_body: bool) -> None:
        coding = coding_for(file, self.headers.get("Accept-Encoding", ""))
        content, tag = body(file, file.stat().st_mtime_ns, coding)
        headers |= {"Content-Type": TYPES.get(file.suffix, "application/octet-stream"), "ETag": tag}
        headers["Vary"] = "Accept-Encoding"
        if coding:
            headers["Content-Encoding"] = coding
        if self.headers.get("If-None-Match") == tag:
            self._send(HTTPStatus.NOT_MODIFIED, headers, b"", with_body=False)
        else:
            self._send(HTTPStatus.OK, headers, content, with_body)

    def _send(self, status: int, headers: Mapping[str, str], content: bytes, with_body: bool) -> None:
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        if status != HTTPStatus.NOT_MODIFIED:
            self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        if with_body:
            self.wfile.write(content)

    def log_message(self, *_: object, **__: object) -> None:
        pass


class Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 64

    def __init__(self, site: Site, port: int, host: str = "127.0.0.1") -> None:
        self.site = site
        super().__init__((host, port), Handler)

    @property
    def address(self) -> str:
        return f"http://{self.server_address[0]!s}:{self.server_port}{self.site.prefix}"

    def handle_error(self, request: object, client_address: object) -> None:
        """Do not report browsers that close a connection early."""


@contextmanager
def serving(site: Site, port: int = 0) -> Iterator[Server]:
    """A server in the background, on a free port unless one is given."""
    server = Server(site, port)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()


def open_server(port: int | None, host: str) -> Server:
    """On the requested port, otherwise on the default one, otherwise on any free one."""
    try:
        return Server(Site(), DEFAULT_PORT if port is None else port, host)
    except OSError as error:
        if port is not None:
            raise SetupError(
                f"Port {port} cannot be used ({error.strerror}); choose another with --port, or leave it out."
            ) from error
        return Server(Site(), 0, host)


def serve(port: int | None, host: str = "127.0.0.1") -> None:
    server = open_server(port, host)
    say(f"\nChiefdoms is at {server.address} (Ctrl+C ends it)")
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        say("")
    finally:
        server.server_close()
