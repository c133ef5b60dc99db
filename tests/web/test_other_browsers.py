"""The built site in the other two browser engines: a few moves of every game, and saves that survive a reload."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager

import pytest

from tests.web.support import webdriver
from tests.web.support.driver import QUICK
from tools.serve.server import Server
from tools.setup import other_browsers

PLIES = 3

ENGINES = {
    "firefox": (other_browsers.FIREFOX, webdriver.firefox),
    "webkit": (other_browsers.WEBKIT, webdriver.webkit),
}

# What every script below may use. `until` looks again at each change of the page instead of after a time.
TOOLS = """
const until = (look) => new Promise((resolve, reject) => {
  const giveUp = () => reject(new Error(`waited for ${look}; the page shows ${document.body.innerText}`));
  const failed = setTimeout(giveUp, 120000);
  const watch = new MutationObserver(() => check());
  const check = () => {
    const found = look();
    if (!found) return;
    watch.disconnect();
    clearTimeout(failed);
    resolve(found);
  };
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  check();
});
const at = (ply) => () => document.querySelector(`.table[data-ply="${ply}"]`);
const moves = () => [...document.querySelectorAll("canvas [data-move]")].map((button) => button.dataset.move);
"""

COLLECT_ERRORS = """
window.troubles = [];
addEventListener("error", (event) => window.troubles.push(event.message));
addEventListener("unhandledrejection", (event) => window.troubles.push(String(event.reason)));
const report = console.error;
console.error = (...words) => { window.troubles.push(words.join(" ")); report(...words); };
"""

BOXES = """
await until(() => document.querySelector(".box"));
return [...document.querySelectorAll(".box")].map((box) => box.dataset.game);
"""

PLAY = """
const [box, plies] = given;
location.hash = `#/new/${box}`;
await until(() => document.querySelector(".start-bar button") && document.querySelector(".seat-kind"));
for (const kind of document.querySelectorAll(".seat-kind")) {
  kind.value = "person";
  kind.dispatchEvent(new Event("change"));
}
document.querySelector(".start-bar button").click();
await until(at(0));
for (let ply = 0; ply < plies; ply++) {
  await until(() => moves().length > 0);
  document.querySelector("canvas [data-move]").click();
  await until(at(ply + 1));
}
return { route: location.hash, moves: moves() };
"""

FIND = """
const [route, plies] = given;
const before = document.querySelector(".table");
location.hash = route;
await until(() => at(plies)() && at(plies)() !== before);
const canvas = document.querySelector("canvas");
const colours = () => new Set(new Uint32Array(
  canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data.buffer)).size;
for (let frame = 0; frame < 100 && colours() < 20; frame++) await new Promise(requestAnimationFrame);
return { moves: moves(), colours: colours() };
"""


@pytest.mark.parametrize("name", ENGINES)
def test_the_site_works_in(name: str, request: pytest.FixtureRequest, site: Server) -> None:
    browser_kind, launch = ENGINES[name]
    if request.config.getoption("--browsers") != "all":
        pytest.skip("only with --browsers all")
    if not browser_kind.installed():
        pytest.skip(f"{browser_kind.name} is not installed")
    play_and_find_again(launch, site)


def play_and_find_again(launch: Callable[[], AbstractContextManager[webdriver.Browser]], site: Server) -> None:
    with launch() as browser:
        browser.open(f"{site.address}__tests__/blank.html")
        browser.run("localStorage.setItem('chiefdoms.settings', JSON.stringify(given[0]))", QUICK)
        browser.open(site.address)
        browser.run(COLLECT_ERRORS)
        played = {box: browser.run(TOOLS + PLAY, box, PLIES) for box in browser.run(TOOLS + BOXES)}
        assert browser.run("return window.troubles") == []
        browser.reload()
        browser.run(COLLECT_ERRORS)
        for box, game in played.items():
            found = browser.run(TOOLS + FIND, game["route"], PLIES)
            assert found["moves"] == game["moves"], box
            assert found["colours"] >= 20, f"{box} is not drawn"
        assert browser.run("return window.troubles") == []
