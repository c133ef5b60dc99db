"""What makes a browser test fail even if its own assertions pass."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, WebError


@dataclass
class Watch:
    """Collects console errors, uncaught errors and requests to other origins; a test fails on any it did not expect."""

    origins: set[str]
    problems: list[str] = field(default_factory=list)
    expected: list[str] = field(default_factory=list)

    def expect(self, *patterns: str) -> None:
        """Ignore problems that match one of these regular expressions."""
        self.expected += patterns

    def attach(self, context: BrowserContext) -> None:
        context.on("console", self._console)
        context.on("weberror", self._error)
        context.on("request", self._request)

    @contextmanager
    def over(self, context: BrowserContext) -> Iterator[None]:
        """Watch a context that others use too, for a while."""
        self.attach(context)
        yield
        context.remove_listener("console", self._console)
        context.remove_listener("weberror", self._error)
        context.remove_listener("request", self._request)

    def unexpected(self) -> list[str]:
        return [problem for problem in self.problems if not any(re.search(it, problem) for it in self.expected)]

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "assert"):
            self.problems.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _error(self, error: WebError) -> None:
        self.problems.append(f"uncaught: {error.error}")

    def _request(self, request: Request) -> None:
        own = any(request.url.startswith(origin) for origin in self.origins)
        if not own and not request.url.startswith(("data:", "blob:")):
            self.problems.append(f"request to another origin: {request.url}")
