"""Drives Firefox and WebKit, only as far as the smoke test needs: open, reload, run a script.

Firefox uses its Marionette socket, WebKit the W3C protocol of its driver; the commands are similar.
"""

from __future__ import annotations

import json
import os
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Protocol
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from tools.setup import other_browsers

STARTING = 60.0  # seconds that a browser may take to listen
SCRIPT = 300_000  # milliseconds that a script may take

FIREFOX_PREFERENCES = {
    "app.normandy.enabled": False,
    "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
}


class Browser(Protocol):
    def open(self, address: str) -> None: ...

    def reload(self) -> None: ...

    def run(self, script: str, *arguments: Any) -> Any:
        """The value that the body of an async function gives in the page."""
        ...


class DriverError(Exception):
    """The browser refused a command, or the script failed; the message is the browser's."""


def as_callback(script: str) -> str:
    """The body of an async function in the form of the protocol, whose last argument takes the result."""
    return (
        "const [done, given] = [arguments[arguments.length - 1], [...arguments].slice(0, -1)];"
        f"(async (...given) => {{ {script} }})(...given)"
        ".then((value) => done({ value }), (error) => done({ error: String(error) + String(error.stack) }));"
    )


def outcome(answer: Any) -> Any:
    if answer.get("error"):
        raise DriverError(answer["error"])
    return answer.get("value")


class Firefox:
    """Marionette: each message is its length in decimal, a colon and JSON; answers come in the questions' order."""

    def __init__(self, port: int) -> None:
        self._socket = connect(port)
        self._reader = self._socket.makefile("rb")
        self._count = 0
        self._read()  # it introduces itself
        self._ask("WebDriver:NewSession", {})
        self._ask("WebDriver:SetTimeouts", {"script": SCRIPT})

    def open(self, address: str) -> None:
        self._ask("WebDriver:Navigate", {"url": address})

    def reload(self) -> None:
        self._ask("WebDriver:Refresh", {})

    def run(self, script: str, *arguments: Any) -> Any:
        # Without a sandbox the script would share no object with the page: a plain one is the page's own world.
        asked = {"script": as_callback(script), "args": list(arguments), "sandbox": None}
        return outcome(self._ask("WebDriver:ExecuteAsyncScript", asked)["value"])

    def _ask(self, name: str, parameters: dict[str, Any]) -> Any:
        self._count += 1
        text = json.dumps([0, self._count, name, parameters]).encode()
        self._socket.sendall(str(len(text)).encode() + b":" + text)
        _, number, error, value = self._read()
        assert number == self._count
        if error:
            raise DriverError(error["message"])
        return value

    def _read(self) -> Any:
        digits = b""
        while (digit := self._reader.read(1)) != b":":
            if not digit:
                raise DriverError("the browser has closed the connection")
            digits += digit
        return json.loads(self._reader.read(int(digits)))


class WebKit:
    def __init__(self, port: int, binary: Path) -> None:
        self._root = f"http://127.0.0.1:{port}"
        options = {"binary": str(binary), "args": ["--automation"]}
        wanted = {"webkitgtk:browserOptions": options, "timeouts": {"script": SCRIPT}}
        session = self._ask("POST", "/session", {"capabilities": {"alwaysMatch": wanted}})
        self._root += f"/session/{session['sessionId']}"

    def open(self, address: str) -> None:
        self._ask("POST", "/url", {"url": address})

    def reload(self) -> None:
        self._ask("POST", "/refresh", {})

    def run(self, script: str, *arguments: Any) -> Any:
        return outcome(self._ask("POST", "/execute/async", {"script": as_callback(script), "args": list(arguments)}))

    def close(self) -> None:
        self._ask("DELETE", "", {})

    def _ask(self, method: str, path: str, parameters: dict[str, Any]) -> Any:
        data = json.dumps(parameters).encode() if method == "POST" else None
        request = Request(self._root + path, data=data, method=method, headers={"Content-Type": "application/json"})
        try:
            with urlopen(request, timeout=SCRIPT / 1000 + 30) as answer:
                return json.load(answer)["value"]
        except HTTPError as error:
            raise DriverError(json.load(error)["value"]["message"]) from error


@contextmanager
def firefox() -> Iterator[Browser]:
    port = free_port()
    preferences = FIREFOX_PREFERENCES | {"marionette.port": port}
    with TemporaryDirectory() as profile:
        lines = [f'user_pref("{name}", {json.dumps(value)});' for name, value in preferences.items()]
        (Path(profile) / "user.js").write_text("\n".join(lines), encoding="utf-8")
        command = [other_browsers.FIREFOX.executable(), "--headless", "--marionette", "--profile", profile]
        # Firefox as root insists on a home of that user.
        with running(command, {"HOME": profile, "MOZ_CRASHREPORTER_DISABLE": "1"}):
            yield Firefox(port)


@contextmanager
def webkit() -> Iterator[Browser]:
    with ExitStack() as stack:
        home = stack.enter_context(TemporaryDirectory())
        variables = {"HOME": home, "WEBKIT_DISABLE_DMABUF_RENDERER": "1", "LIBGL_ALWAYS_SOFTWARE": "1"}
        # Its most thorough compiler takes half a minute of both cores for the interpreter, and changes no result.
        variables["JSC_useOMGJIT"] = "0"
        variables |= {"DISPLAY": stack.enter_context(screen()), "XDG_RUNTIME_DIR": home}
        port = free_port()
        stack.enter_context(running([other_browsers.WEBKIT.executable(), f"--port={port}"], variables))
        connect(port).close()
        browser = WebKit(port, other_browsers.mini_browser())
        stack.callback(browser.close)
        yield browser


@contextmanager
def screen() -> Iterator[str]:
    """A screen that nobody sees; gives its name."""
    reader, writer = os.pipe()
    command = ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1280x900x24", "-nolisten", "tcp", "-ac"]
    with subprocess.Popen(command, pass_fds=[writer], stderr=subprocess.DEVNULL) as process:
        os.close(writer)
        with os.fdopen(reader) as pipe:
            number = pipe.readline().strip()
        try:
            yield f":{number}"
        finally:
            process.terminate()


@contextmanager
def running(command: list[str], variables: dict[str, str]) -> Iterator[None]:
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, env={**os.environ, **variables}, stdout=quiet, stderr=quiet) as process:
        try:
            yield
        finally:
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def connect(port: int) -> socket.socket:
    """A connection to what was just started and may not listen yet."""
    end = time.monotonic() + STARTING
    while True:
        try:
            return socket.create_connection(("127.0.0.1", port), timeout=SCRIPT / 1000 + 30)
        except ConnectionRefusedError:
            if time.monotonic() > end:
                raise
            time.sleep(0.1)
