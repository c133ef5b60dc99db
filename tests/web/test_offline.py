"""The offline copy of the site: without a server, from one version to the next, and without service workers."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from chiefdoms import Match, games
from tests.web.support import canned, driver
from tests.web.support.keeping import damage_copy, starts_from_snapshot, wait_for_copies
from tests.web.support.watch import Watch
from tools.build.page import copies
from tools.paths import BUILD, DIST, WEB
from tools.serve.server import Server, Site, serving

Open = Callable[..., BrowserContext]
KINDS = {
    "print-and-play": ("chiefdom", 1, {"edition": "pnp"}),
    **{name: (name, game.info.seats[0], {}) for name, game in games.items()},
}
TAUGHT = sorted(path.name.removesuffix(".lesson.json") for path in DIST.glob("games/*/learn/*.lesson.json"))
LEFT = 3  # moves that are still to be played
# Looks for a new version, and answers what became of it. The browser looks by itself too: what it is busy with is
# waited for.
UPDATE = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  const changed = (worker) => new Promise((done) =>
    worker.addEventListener("statechange", () => done(worker.state), { once: true }));
  while (registration.installing) await changed(registration.installing);
  if (registration.waiting) return registration.waiting.state;
  const found = new Promise((done) =>
    registration.addEventListener("updatefound", () => done(changed(registration.installing)), { once: true }));
  await registration.update();
  return found;
}"""


class Host:
    """A separate host that can be switched off, or get another version of the site."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.port = 0
        self._served = self._serve()

    def _serve(self) -> Iterator[Server]:
        with serving(Site(root=self.root), self.port) as server:
            self.port = server.server_port
            self.address = server.address
            yield server

    def start(self) -> None:
        self._served = self._serve()
        next(self._served)

    def stop(self) -> None:
        for _ in self._served:
            pass

    def write(self, path: str, text: str) -> None:
        (self.root / path).unlink()  # it may be a link to the built site
        (self.root / path).write_text(text, encoding="utf-8")

    def publish(self, name: str, missing: str = "") -> None:
        """Another version, recognisable by an attribute of the page, perhaps without one of its files.

        Its service worker appears last and complete, because a browser may look for a new version at any time.
        """
        page = (DIST / "index.html").read_text(encoding="utf-8")
        self.write("index.html", page.replace("<html", f'<html data-published="{name}"'))
        complete = Host(self.root.with_name(name))
        shutil.copytree(self.root, complete.root, copy_function=os.link)
        complete.write("sw.js", (WEB / "sw.js").read_text(encoding="utf-8"))
        copies.write_list(complete.root, "next")
        if missing:
            (self.root / missing).unlink()
        (complete.root / "sw.js").replace(self.root / "sw.js")


@pytest.fixture
def host(watch: Watch) -> Iterator[Host]:
    with TemporaryDirectory(dir=BUILD, prefix="served-") as folder:
        copy = Path(folder) / "dist"
        shutil.copytree(DIST, copy, copy_function=os.link)
        made = Host(copy)
        made.start()
        watch.origins.add(made.address)
        yield made
        made.stop()


def file_of(pattern: str) -> str:
    """The path of a file whose name contains a version."""
    [path] = (DIST / "runtime" / "fixed").glob(pattern)
    return path.relative_to(DIST).as_posix()


def open_page(open_context: Open, **options: str) -> Page:
    page = open_context(**{"service_workers": "allow", **options}).new_page()
    driver.use_settings(page)
    return page


def open_game(page: Page, host: Host, key: str, ply: int) -> None:
    page.goto(f"{host.address}#/play/{key}")
    expect(driver.table(page)).to_have_attribute("data-ply", str(ply))


def published(page: Page, name: str) -> None:
    page.locator(f'html[data-published="{name}"]' if name else "html:not([data-published])").wait_for()


def nearly_over(kind: str) -> Match:
    game, seats, options = KINDS[kind]
    match = Match.new(game, seats=seats, seed="offline", options=options)
    while not match.over:
        match.play(match.moves()[0])
    record = match.record()
    return Match.replay({**record, "moves": record["moves"][:-LEFT]})


def test_offline_a_match_of_each_game_is_finished_and_taught(open_context: Open, host: Host) -> None:
    page = open_page(open_context)
    page.goto(f"{host.address}?from=elsewhere")
    canned.keep(page, *(canned.save_of(kind, nearly_over(kind)) for kind in KINDS))
    assert starts_from_snapshot(page)
    wait_for_copies(page)
    host.stop()
    page.reload()
    assert starts_from_snapshot(page)
    for kind in KINDS:
        open_game(page, host, kind, nearly_over(kind).ply)
        for _ in range(LEFT):
            driver.play(page, driver.moves(page)[0])
        shown = page.get_by_role("dialog")
        expect(shown.locator(".ending").first).to_be_visible()
        match = Match.replay(canned.kept(page, kind)["record"])
        assert match.over
        best = max(card.total for card in match.scores())
        expect(shown).to_contain_text(str(best).replace("-", "−"))
        page.keyboard.press("Escape")
    for box in TAUGHT:  # none of them was opened before
        page.goto(f"{host.address}#/learn/{box}")
        expect(page.locator(".lesson-text")).not_to_be_empty()
        page.locator("canvas [data-move]").first.wait_for(state="attached")
        page.goto(f"{host.address}#/rules/{box}")
        expect(page.locator(".book-section canvas").first).to_be_visible()


def test_a_new_version_is_offered_and_loses_nothing(open_context: Open, host: Host, watch: Watch) -> None:
    watch.expect("Failed to load resource.*poster.js")
    page = open_page(open_context)
    page.goto(host.address)
    canned.keep(page, canned.save("mine", moves=2))
    wait_for_copies(page)
    page.reload()
    other = page.context.new_page()
    other.goto(f"{host.address}#/games")
    open_game(page, host, "mine", 2)
    offer = page.locator(".toast", has_text="new version")

    host.publish("half", missing="js/page/poster.js")
    assert page.evaluate(UPDATE) == "redundant"
    driver.play(page, driver.moves(page)[0])
    page.reload()
    published(page, "")
    expect(driver.table(page)).to_have_attribute("data-ply", "3")
    expect(offer).to_have_count(0)

    os.link(DIST / "js" / "page" / "poster.js", host.root / "js" / "page" / "poster.js")
    host.publish("whole")
    assert page.evaluate(UPDATE) == "installed"
    offer.get_by_role("button", name="Dismiss").click()
    driver.play(page, driver.moves(page)[0])
    page.reload()
    published(page, "")
    expect(driver.table(page)).to_have_attribute("data-ply", "4")

    before = driver.moves(page)
    offer.get_by_role("button", name="Update now").click()
    published(page, "whole")
    expect(driver.table(page)).to_have_attribute("data-ply", "4")
    assert driver.moves(page) == before
    published(other, "whole")
    host.stop()
    page.reload()
    expect(driver.table(page)).to_have_attribute("data-ply", "4")
    assert len(page.evaluate("caches.keys()")) <= 3, "older copies are thrown away"


def test_without_service_workers_the_site_works(open_context: Open, host: Host) -> None:
    page = open_page(open_context)
    page.add_init_script(
        "navigator.serviceWorker.register = async () => { throw new DOMException('', 'SecurityError'); }"
    )
    driver.start(page, host.address, "chiefdom")
    driver.play(page, driver.moves(page)[0])


def test_without_a_valid_snapshot_the_engine_starts_from_its_files(open_context: Open, host: Host) -> None:
    host.write(file_of("snapshot-*.wasm"), "not a snapshot")
    page = open_page(open_context)
    page.goto(f"{host.address}#/about")
    canned.keep(page, canned.save("mine", moves=2))
    page.goto(f"{host.address}?again#/play/mine")
    assert not starts_from_snapshot(page)
    expect(driver.table(page)).to_have_attribute("data-ply", "2")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_the_rest_of_the_program_comes_from_the_copy_too(open_context: Open, host: Host, watch: Watch) -> None:
    watch.expect("Failed to load resource|damaged")
    page = open_page(open_context)
    page.goto(f"{host.address}#/about")
    wait_for_copies(page)
    damage_copy(page, file_of("snapshot-*.wasm"))
    host.write(file_of("snapshot-*.wasm"), "not a snapshot")  # starting without it takes more of the program
    (host.root / file_of("pyodide-*/rest.wasm")).unlink()
    page.reload()
    assert not starts_from_snapshot(page)
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_damaged_rest_of_the_program_is_replaced(open_context: Open, host: Host, watch: Watch) -> None:
    watch.expect("Failed to load resource|damaged")
    page = open_page(open_context)
    page.goto(f"{host.address}#/about")
    wait_for_copies(page)
    damage_copy(page, file_of("snapshot-*.wasm"))
    host.write(file_of("snapshot-*.wasm"), "not a snapshot")
    damage_copy(page, file_of("pyodide-*/rest.wasm"))
    page.reload()
    assert not starts_from_snapshot(page)
    (host.root / file_of("pyodide-*/rest.wasm")).unlink()
    page.reload()
    assert not starts_from_snapshot(page), "the new copy was stored"
    expect(page.get_by_role("alert")).to_have_count(0)


OFFER = """() => {
    const event = new Event("beforeinstallprompt", { cancelable: true });
    event.prompt = async () => { window.prompted = true; return { outcome: "dismissed" }; };
    dispatchEvent(event);
}"""


def test_installing_is_offered_once_to_people_who_have_played(
    newcomer: Page, site: Server, no_violations: Callable[..., None]
) -> None:
    page = canned.block_engine(newcomer)
    page.goto(site.address)
    card = page.get_by_role("region", name="Install Chiefdoms")
    page.evaluate(OFFER)
    expect(page.get_by_role("heading", name="Games", exact=True)).to_be_visible()
    expect(card).to_have_count(0)
    canned.keep(page, canned.save("mine", moves=12))
    page.reload()
    page.evaluate(OFFER)
    expect(card).to_be_visible()
    no_violations(page)
    card.get_by_role("button", name="Not now").click()
    expect(card).to_have_count(0)
    page.reload()
    page.evaluate(OFFER)
    expect(page.get_by_role("link", name="Continue")).to_be_visible()
    expect(card).to_have_count(0)
    page.goto(f"{site.address}#/settings")
    card.get_by_role("button", name="Install").click()
    assert page.evaluate("window.prompted") is True
    expect(card).to_have_count(0)
