"""Games on paper: printed sheets, the score pad, and reports for forums."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from chiefdoms import Match
from tests.games.chiefdom.table import PNP_EXAMPLE, PUBLISHED_EXAMPLE
from tests.web.support import canned, pictures
from tests.web.support.languages import offered, speak
from tools.paths import DIST
from tools.serve.server import Server

HALF: dict[str, Any] = {"viewport": {"width": 1200, "height": 1200}, "device_scale_factor": 0.5, "locale": "en-GB"}
# Each page: the choices on the screen, and the size of the paper in points.
PRINTS = {
    "chiefdom": ("chiefdom", {}, "595 842"),
    "chiefdom-pnp-two-letter": ("chiefdom-pnp", {"paper": "letter", "per-page": "2"}, "792 612"),
    "cards": ("cards", {}, "595 842"),
    "duel-11": ("duel-11", {}, "595 842"),
    "fiefdoms-colour": ("fiefdoms", {"ink": "colour"}, "595 842"),
    "game": ("game/finished", {}, "595 842"),
}
PAD_KEYS = {"~": "1", "H": "4", "W": "5", "J": "6", "#": "Shift", ".": "Delete"}
HOSTILE = "[/c][b]*Ada*](javascript:1) <b>@all"


def finished(key: str = "finished", name: str = HOSTILE) -> tuple[Match, dict[str, Any]]:
    """A game of two that was played to its end, and how it is kept."""
    random = Random(5)
    match = Match.new("chiefdom", seats=2, seed="paper", options={"cards": "3-8-13"})
    while not match.over:
        match.play(random.choice(match.moves()))
    game = canned.against(key, match, ["person", "person"])
    game["players"] = [{"name": name, "kind": "person"}, {"name": "Ben", "kind": "person"}]
    return match, {**game, "over": True}


def letters(example: str) -> str:
    """The eighty squares of a sheet in the form of a diagram, without its labels."""
    rows = [line.split()[1:] for line in example.strip().splitlines()[1:]]
    return "".join("".join(row) for row in rows)


def lines_of(page: Page) -> tuple[list[int], int]:
    """The points of every line of the score shown, and the total."""
    texts = page.locator(".pad-scores tbody .points").all_inner_texts()
    total = page.locator(".pad-scores tfoot .points").inner_text()
    return [int(text.replace("−", "-")) for text in texts], int(total.replace("−", "-"))


# -- print -------------------------------------------------------------------------------------------------------------


def show_sheet(page: Page, site: Server, route: str, choices: dict[str, str]) -> None:
    page.goto(f"{site.address}#/print/{route}")
    for name, value in choices.items():
        page.locator(f'input[name="print-{name}"][value="{value}"]').check()
    what = route.split("/")[0]
    ink = choices.get("ink", "colour" if what == "game" else "black")
    expected = " ".join([what, choices.get("paper", "a4"), choices.get("per-page", "1"), ink])
    page.locator(f'.sheet-pages[data-shown="{expected}"] .sheet-page svg').first.wait_for()


def test_printed_pages_look_as_they_did(
    open_context: Callable[..., BrowserContext], site: Server, no_violations: Callable[..., None]
) -> None:
    page = open_context(**HALF).new_page()
    page.goto(site.address)
    canned.keep(page, finished(name="Ada")[1])
    for name, (route, choices, paper) in PRINTS.items():
        show_sheet(page, site, route, choices)
        page.emulate_media(media="print")
        pictures.check(page, name, page.locator(".sheet-page").first.screenshot())
        assert page.locator(".screen-head, .print-form, #notice").filter(visible=True).count() == 0
        boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", page.pdf(prefer_css_page_size=True))
        sizes = {f"{float(width):.0f} {float(height):.0f}" for width, height in boxes}
        assert sizes == {paper}
        assert len(boxes) == page.locator(".sheet-page").count()
        page.emulate_media(media="screen")
    no_violations(page)


# Words of a printed sheet that lie on others or beyond its edge.
COLLISIONS = """() => [...document.querySelectorAll(".sheet-page svg")].flatMap((sheet) => {
  const edge = sheet.getBoundingClientRect();
  const texts = [...sheet.querySelectorAll("text")].filter((one) => one.textContent.trim());
  const words = texts.map((one) => ({ text: one.textContent, box: one.getBoundingClientRect() }));
  const beyond = words.filter(({ box }) => box.right > edge.right + 2 || box.bottom > edge.bottom + 2);
  const onOthers = words.flatMap(({ text, box }, at) => words.slice(at + 1).filter(({ box: other }) => {
    const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
    const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
    return across > 1.5 && down > 0.45 * Math.min(box.height, other.height);
  }).map((other) => `${text} | ${other.text}`));
  return [...beyond.map(({ text }) => text), ...onOthers];
})"""


# Texts that would be smaller than 6 points where two sheets share a page of Letter paper (0.513 points a unit).
TOO_SMALL = """() => [...document.querySelectorAll(".sheet-page svg text")].filter((text) => {
  const { c, d } = text.getCTM();
  const sheet = text.ownerSVGElement;
  const { width, height } = sheet.getBoundingClientRect();
  const unit = Math.min(width / sheet.viewBox.baseVal.width, height / sheet.viewBox.baseVal.height);
  return (Math.hypot(c, d) / unit) * parseFloat(getComputedStyle(text).fontSize) * 0.513 < 6;
}).map((text) => text.textContent)"""


def test_printed_words_fit_their_sheets_in_every_language(quick: Page, site: Server) -> None:
    page = quick
    page.goto(f"{site.address}#/about")
    for language in offered(DIST):
        speak(page, language)
        for route in ("chiefdom", "chiefdom-pnp", "duel-11", "fiefdoms"):
            show_sheet(page, site, route, {"paper": "a4"})  # by default it depends on the browser
            assert page.evaluate(COLLISIONS) == [], (language, route)
            assert page.evaluate(TOO_SMALL) == [], (language, route)


# A few words of each rule of Chiefdom that one needs at the table, and of those that differ between the editions.
CHIEFDOM_RULES = [
    "rolls three dice",
    "whole shape on empty squares",
    "If you can draw, you must",
    "ends when nobody can draw",
    "Rotate and flip",
    "Three equal dice",
    "Mark a circle for each person",
    "5 pay for a house: cross them out",
    "lumberjacks (L)",
    "fishermen (F)",
    "builders (B)",
    "a job never changes",
    "harvested once: mark it",
    "keep counting",
    "shelters 4 people",
    "need the same",
    "even cut ones",
    "deal 3 face up",
]
EDITION_RULES = {
    "chiefdom": [
        "with 2 logs, which you keep",
        "One feeds 2 people",
        "☆",
        "then most fish left",
        "When joined",
        "200 More than any",
    ],
    "chiefdom-pnp": [
        "touches the west wall",
        "One feeds 3 people",
        "if tied, share the win",
        "score only when they join",
        "200 Too good",
    ],
}


def test_the_sheets_of_chiefdom_have_all_rules_of_their_edition(quick: Page, site: Server) -> None:
    for route, rules in EDITION_RULES.items():
        show_sheet(quick, site, route, {"paper": "a4"})
        words = " ".join(quick.locator(".sheet-page svg text").all_text_contents())
        assert [rule for rule in [*CHIEFDOM_RULES, *rules] if rule not in words] == []
        others = [rule for other in EDITION_RULES.values() if other is not rules for rule in other]
        assert [rule for rule in others if rule in words] == []


def test_a_missing_part_of_a_printed_page_is_noticed() -> None:
    for name in PRINTS:
        picture = pictures.kept(name)
        assert pictures.differing(picture, picture) == []
        dark = [
            (row, column)
            for row, blocks in enumerate(picture.blocks())
            for column, grey in enumerate(blocks)
            if grey < 200
        ]
        row, column = dark[len(dark) // 2]
        harmed = picture.without((column - 1) * pictures.BLOCK, (row - 1) * pictures.BLOCK, 4 * pictures.BLOCK)
        assert len(pictures.differing(picture, harmed)) >= 1


# -- the pad -----------------------------------------------------------------------------------------------------------


def test_the_pad_scores_the_examples_line_by_line(
    quick: Page, site: Server, no_violations: Callable[..., None]
) -> None:
    page = quick
    page.goto(f"{site.address}#/pad/chiefdom")
    cell = page.locator('[data-cell="A1"]')
    cell.focus()
    for row in range(0, 80, 8):
        for at, letter in enumerate(letters(PUBLISHED_EXAMPLE)[row : row + 8]):
            page.keyboard.press(PAD_KEYS.get(letter, letter))
            page.keyboard.press("ArrowRight" if at < 7 else "ArrowDown")
        for _ in range(7):
            page.keyboard.press("ArrowLeft")
    total = page.locator(".pad-scores tfoot .points")
    expect(total).to_have_text("127")
    assert lines_of(page) == ([35, 30, 23, 9, 6, 34, 18, 10, 0, -10, -6, -18, -4], 127)
    page.reload()
    expect(total).to_have_text("127")

    # A builder without a house: the square is pointed out and nothing is lost.
    page.get_by_role("radio", name="Builder").check(force=True)
    page.locator('[data-cell="H10"]').click()
    expect(page.locator(".pad-problem")).to_be_empty()  # the house on G10 is beside it
    page.locator('[data-cell="A10"]').click()
    expect(page.locator(".pad-problem")).to_have_text("The builder on A10 has no house beside them.")
    expect(page.locator('[data-cell="A10"]')).to_have_attribute("aria-invalid", "true")
    page.locator('[data-cell="A10"]').click()
    expect(page.locator(".pad-problem")).to_be_empty()
    no_violations(page)

    draft = {"names": ["Ada"], "cards": [], "sheets": [letters(PNP_EXAMPLE)]}
    canned.put(page, {"chiefdoms.pad.chiefdom-pnp": json.dumps(draft)})
    page.goto(f"{site.address}#/pad/chiefdom-pnp")
    expect(total).to_have_text("111")
    assert lines_of(page) == ([35, 0, 23, 9, 6, 34, 18, 10, 0, -10, -6, -4, -4], 111)


def test_the_pad_scores_two_players_and_the_other_games(
    quick: Page, site: Server, no_violations: Callable[..., None]
) -> None:
    page = quick
    page.goto(f"{site.address}#/pad/duel")
    for seat, marks in enumerate(([5, 7, 9, 9, 10, 12], [5, 8, 8, 9, 9, 9])):
        page.locator(f'input[name="pad-seat"][value="{seat}"]').check(force=True)
        for row, count in zip(("lake", "mask", "forest", "hut", "fish", "fire"), marks, strict=True):
            page.locator(f'[data-row="{row}"]').fill(str(count))
    expect(page.locator(".pad-winner")).to_have_text("Player 2 wins the tiebreaker")
    no_violations(page)

    page.goto(f"{site.address}#/pad/fiefdoms")
    page.locator('[data-cell="11"]').focus()
    page.keyboard.press("w")
    page.locator('[data-cell="12"]').focus()
    page.keyboard.press("w")
    square = page.locator('[data-cell="P11"]')
    for _ in range(4):
        square.click()
    expect(square).to_have_attribute("aria-label", "Diamond between plots 1-1 and 2-2: 4 people")
    # Two active Windmills side by side, and four people without a house.
    expect(page.locator('.pad-scores [data-line="windmills"] .points')).to_have_text("8")
    expect(page.locator('.pad-scores [data-line="vagrants"] .points')).to_have_text("−4")
    for plot in ("21", "22"):
        page.locator(f'[data-cell="{plot}"]').focus()
        page.keyboard.press("t")
    expect(page.locator(".pad-problem")).to_have_text("There are too many buildings of one kind.")
    page.get_by_role("button", name="Clear this sheet").click()
    expect(page.locator(".pad-scores tfoot .points")).to_have_text("0")
    page.locator(".toast").get_by_role("button", name="Undo").click()
    expect(page.locator(".pad-problem")).not_to_be_empty()
    no_violations(page)


# -- reports and pictures ----------------------------------------------------------------------------------------------


def test_a_game_is_reported_to_forums_and_pictured(
    open_context: Callable[..., BrowserContext], site: Server, no_violations: Callable[..., None]
) -> None:
    context = open_context()
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = context.new_page()
    match, game = finished()
    page.goto(f"{site.address}#/games")
    canned.keep(page, game)
    page.reload()
    page.locator(".save-more summary").click()
    page.get_by_role("button", name="Report or picture").click()
    page.get_by_role("button", name="Copy report").click()
    expect(page.locator(".toast")).to_contain_text("Copied")
    text = page.evaluate("navigator.clipboard.readText()")
    check_report(text, match)
    assert text.count("[/c]") == text.count("[c]") == 3
    assert "<" not in text and "[b]*Ada" not in text and "@\u2060all" in text

    page.get_by_role("radio", name="Markdown").check(force=True)
    text = page.get_by_label("Report", exact=True).input_value()
    check_report(text, match)
    assert text.count("```") == 6
    assert "\\[/c\\]\\[b\\]\\*Ada\\*\\]\\(javascript\\:1\\) \\<b\\>@\u2060all" in text
    no_violations(page)

    for choice, size in (("Ben’s sheet", (1636, 1508)), ("The score sheet", None)):
        page.get_by_role("radio", name=choice).check(force=True)
        expect(page.get_by_role("img", name=choice)).to_be_visible()
        with page.expect_download() as download:
            page.get_by_role("button", name="Save picture").click()
        png = download.value.path().read_bytes()
        width, height = pictures.size_of(png)
        assert (width, height) == (size or (width, height)) and min(width, height) > 1000
        greys = pictures.read(page, png).blocks()
        assert max(map(max, greys)) - min(map(min, greys)) > 120  # paper and ink


# Houses, walls and people without a job have signs that are not letters, since the letters depend on the language.
REPORT_SIGNS = str.maketrans("HWJ", "^=*")


def check_report(text: str, match: Match) -> None:
    """Every line of both scores, the final sheets and a link that replays the game."""
    for one, other in zip(match.scores()[0].lines, match.scores()[1].lines, strict=True):
        points = [str(line.points).replace("-", "−") for line in (one, other)]
        assert re.search(rf"\s{points[0]}\s+{points[1]}$", text, re.MULTILINE), one.key
    for land in match.view(0)["lands"]:
        for number, row in enumerate(land["rows"], 1):
            signs = row.translate(REPORT_SIGNS)
            assert f"\n{number:<2} {' '.join(signs)}\n" in text
    assert "\n# = Printed wall\n" in text
    found = re.search(r"#/link/([\w-]+)\.", text)
    assert found and Match.from_link(found[1]).record() == match.record()
