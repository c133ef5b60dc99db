"""The local server: content types, compression, revalidation, and no access outside its folder."""

from __future__ import annotations

import gzip
import os
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path

import pytest

from tools.serve.hosting import Hosting, Redirect
from tools.serve.server import Server, Site, serving
from tools.steps import SetupError


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    root = tmp_path / "site"
    (root / "deep").mkdir(parents=True)
    (root / "index.html").write_text("<p>home</p>")
    (root / "deep" / "a.wasm").write_bytes(b"\0asm")
    (tmp_path / "secret.txt").write_text("secret")
    hosting = Hosting(headers=[("/*", {"X-All": "yes"})], redirects=[Redirect("/old", "/deep/a.wasm", 301)])
    with serving(Site(root=root, hosting=hosting, prefix="/sub/")) as running:
        yield running


def get(server: Server, path: str, **headers: str) -> tuple[HTTPResponse, bytes]:
    connection = HTTPConnection("127.0.0.1", server.server_port)
    connection.request("GET", path, headers={name.replace("_", "-"): value for name, value in headers.items()})
    response = connection.getresponse()
    return response, response.read()


def test_a_folder_serves_its_index_page(server: Server) -> None:
    response, content = get(server, "/sub/?query=1")
    assert (response.status, content) == (200, b"<p>home</p>")
    assert response.headers["X-All"] == "yes"


@pytest.mark.parametrize("path", ["/", "/index.html", "/sub/nothing", "/sub/../secret.txt", "/sub/%2e%2e/secret.txt"])
def test_a_missing_file_is_not_found(server: Server, path: str) -> None:
    assert get(server, path)[0].status == 404


def test_wasm_has_its_type(server: Server) -> None:
    response, content = get(server, "/sub/deep/a.wasm", Accept_Encoding="gzip")
    assert response.headers["Content-Type"] == "application/wasm"
    assert content == b"\0asm"


def test_text_is_compressed_for_clients_that_accept_it(server: Server) -> None:
    response, content = get(server, "/sub/index.html", Accept_Encoding="gzip")
    assert response.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(content) == b"<p>home</p>"


def test_precompressed_files_are_sent_to_clients_that_accept_them(server: Server) -> None:
    (server.site.root / "deep" / "a.wasm.gz").write_bytes(gzip.compress(b"\0asm"))
    (server.site.root / "deep" / "a.wasm.br").write_bytes(b"as brotli")
    response, content = get(server, "/sub/deep/a.wasm", Accept_Encoding="gzip, br")
    assert (response.headers["Content-Encoding"], content) == ("br", b"as brotli")
    response, content = get(server, "/sub/deep/a.wasm", Accept_Encoding="gzip")
    assert gzip.decompress(content) == b"\0asm"
    assert get(server, "/sub/deep/a.wasm")[1] == b"\0asm"


def test_an_outdated_precompressed_file_is_not_sent(server: Server) -> None:
    old = server.site.root / "deep" / "a.wasm.br"
    old.write_bytes(b"old")
    os.utime(old, (0, 0))
    response, content = get(server, "/sub/deep/a.wasm", Accept_Encoding="br")
    assert (response.headers["Content-Encoding"], content) == (None, b"\0asm")


def test_an_unchanged_file_is_not_sent_again(server: Server) -> None:
    tag = get(server, "/sub/")[0].headers["ETag"]
    response, content = get(server, "/sub/", If_None_Match=tag)
    assert (response.status, content) == (304, b"")


def test_redirects_stay_below_the_prefix(server: Server) -> None:
    response, _ = get(server, "/sub/old")
    assert (response.status, response.headers["Location"]) == (301, "/sub/deep/a.wasm")


def test_a_port_that_is_taken_is_reported(server: Server) -> None:
    from tools.serve.server import open_server

    with pytest.raises(SetupError, match="--port"):
        open_server(server.server_port, "127.0.0.1")
