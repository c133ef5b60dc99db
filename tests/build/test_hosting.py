"""The rules of netlify.toml, as the local server and the browser tests apply them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.paths import WEB
from tools.serve.hosting import DEFAULT_CACHE, Hosting

RULES = """
[[headers]]
  for = "/*"
  [headers.values]
    X-All = "yes"
[[headers]]
  for = "/fixed/*"
  [headers.values]
    Cache-Control = "immutable"
[[redirects]]
  from = "/old/*"
  to = "/new/:splat"
  status = 302
"""


@pytest.fixture
def hosting(tmp_path: Path) -> Hosting:
    path = tmp_path / "netlify.toml"
    path.write_text(RULES)
    return Hosting.read(path)


def test_headers_add_up(hosting: Hosting) -> None:
    assert hosting.headers_for("/index.html") == {"Cache-Control": DEFAULT_CACHE, "X-All": "yes"}
    assert hosting.headers_for("/fixed/a/b.js") == {"Cache-Control": "immutable", "X-All": "yes"}


def test_redirects_keep_the_rest_of_the_path(hosting: Hosting) -> None:
    redirect = hosting.redirect_for("/old/some/page")
    assert redirect
    assert (redirect.target, redirect.status) == ("/new/some/page", 302)
    assert hosting.redirect_for("/elsewhere") is None


def policy(path: str) -> dict[str, str]:
    """The directives that the shipped rules send with a path."""
    text = Hosting.read().headers_for(path)["Content-Security-Policy"]
    return dict(part.strip().split(" ", 1) for part in text.split(";"))


def test_the_content_security_policy_blocks_other_origins() -> None:
    directives = policy("/")
    assert directives["default-src"] == "'none'"
    assert not any("'unsafe-inline'" in value or "http" in value for value in directives.values())


def test_only_the_page_for_frames_may_be_framed() -> None:
    pages = ["/", *(f"/{path.name}" for path in sorted(WEB.glob("*.html")))]
    assert "/embed.html" in pages
    for page in pages:
        ancestors = "*" if page == "/embed.html" else "'self'"
        assert policy(page) == policy("/embed.html") | {"frame-ancestors": ancestors}, page
