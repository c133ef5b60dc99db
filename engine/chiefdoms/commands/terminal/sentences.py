"""Turns the keys that the rules return into sentences: errors, prompts, events, score lines, how a game ended.

The sentences are those of the page, and seats are numbered from 1. A game can choose the text for an event or a prompt
in `text/terminal.py` if its kind and values do not determine it (`event_words`, `prompt_words`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, reduce
from importlib import import_module
from types import ModuleType
from typing import Any

from chiefdoms.commands.terminal import words
from chiefdoms.commands.terminal.colours import with_labels
from chiefdoms.core.contract import Event, Outcome, Prompt
from chiefdoms.core.errors import BadDiagram, ChiefdomsError
from chiefdoms.core.match import Match
from chiefdoms.core.registry import games

Named = tuple[str, Mapping[str, Any]]  # a key of a game's texts, and the values for its placeholders
EITHER = "-either"  # ends the keys of texts whose list has one thing to choose
NUMBERS = ("one", "two", "three", "four", "five")  # placeholders for the items of a list


def seat_name(seat: int) -> str:
    return words.message("seat", number=seat + 1)


@cache
def table_of(game: str) -> ModuleType | None:
    """A game's module for the terminal, if it has one."""
    name = f"{games.package(game)}.text.terminal"
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name not in (name, name.rpartition(".")[0]):
            raise
        return None


def _hook(game: str, name: str) -> Callable[..., Any] | None:
    found: Callable[..., Any] | None = getattr(table_of(game), name, None)
    return found


def title(game: str) -> str:
    return words.find(f"{game}.title") or games[game].info.title


def behind_words(measure: str, behind: float) -> str:
    """How much worse a plan is than the best one, in the evaluator's measure."""
    count = round(behind, 1)
    if count == 0:
        return words.message("as-good")
    text = words.decimal(count)
    return words.translate(f"hint.behind-{measure}", count=count, points=text) or text


def in_order(moves: list[str]) -> str:
    """Moves that are made one after the other: "A, then B"."""
    return reduce(lambda before, move: words.message("then", before=before, move=move), moves)


# -- errors -----------------------------------------------------------------------------------------------------------


def error_sentence(error: ChiefdomsError) -> str:
    """An error in one sentence; the key with its values if there is no text for it."""
    values = dict(error.values)
    code = error.code
    if isinstance(values.get("ply"), int):
        values["ply"] += 1  # moves are numbered from 1 as well
    if code == "bad-seats":
        return seats_sentence(values["seats"], values["fewest"], values["most"])
    game, dot, rule = code.partition(".")
    # Texts about the page have their own versions for the terminal.
    keys = [f"{game}.rule.{rule}"] if dot else [f"terminal.instead.{code}", f"error.{code}"]
    text = next((text for key in keys if (text := words.find(key, values.get("count")))), "")
    return words.fill(text, values) or _without_words(error)


def _without_words(error: ChiefdomsError) -> str:
    """A game need not have a sentence for every error in a diagram; then the line number has to do."""
    line = error.values.get("line")
    what = error.code.rpartition(".")[2].replace("-", " ")
    if isinstance(error, BadDiagram):
        return words.message("problem.diagram-line" if line else "problem.diagram", line=line, what=what)
    return str(error)


def seats_sentence(seats: object, fewest: int, most: int, whose: str = "") -> str:
    values = {"game": whose or words.message("this-game"), "seats": str(seats)[:20]}
    if most > fewest:
        return words.message("takes-range", fewest=fewest, most=most, **values)
    return words.message("takes", count=most, **values)


# -- what is asked and what happens -----------------------------------------------------------------------------------


def prompt_sentence(game: str, prompt: Prompt, seat: int | None, view: Mapping[str, Any]) -> str:
    """What the seat to act is asked."""
    if seat is None:
        return words.translate("table.prompt.over") or prompt.key
    hook = _hook(game, "prompt_words")
    named: Named | None = hook(prompt, view) if hook else None
    key, values = named or (f"prompt.{_own_key(game, prompt.key)}", prompt.values)
    values = {**values, "seat": seat}
    # Some prompts of the page name what only a pointer can do: there are other words for typing.
    return _sentence(game, f"{key}-typed", values) or _sentence(game, key, values) or prompt.key


def event_sentence(game: str, event: Event) -> str | None:
    """What happened; None for an event without a text, or one that another event already covers."""
    hook = _hook(game, "event_words")
    if hook:
        named: Named | None = hook(event)
        return _sentence(game, f"event.{named[0]}", {"seat": event.get("seat"), **named[1]}) if named else None
    kind = event["kind"]
    values = [value for value in event.values() if isinstance(value, str) and value != kind]
    for key in (*(f"event.{kind}-{value}" for value in values), f"event.{kind}"):
        if words.find(f"{game}.{key}") is not None:
            return _sentence(game, key, event)
    return None


def _own_key(game: str, key: str) -> str:
    return key.removeprefix(f"{game}.")


def _sentence(game: str, key: str, values: Mapping[str, Any]) -> str | None:
    """The game's text of a key, with readable values."""
    text = words.find(f"{game}.{key}", values.get("count"))
    if text is None:
        return None
    spoken = {gap: _spoken(game, gap, values[gap], values) for gap in words.gaps(text) if values.get(gap) is not None}
    if isinstance(values.get("seat"), int):
        spoken.setdefault("name", seat_name(values["seat"]))
    listed: list[Any] = next((value for value in values.values() if isinstance(value, list)), [])
    for gap, item in zip(NUMBERS, listed, strict=False):
        spoken.setdefault(gap, _spoken(game, gap, item, values))
    if key.endswith(EITHER):
        parts = [_spoken(game, "", item, values) for item in listed]
        spoken |= {gap: words.join(parts, "or") for gap in spoken if values.get(gap) is listed}
    return words.fill(text, spoken)


def _spoken(game: str, gap: str, value: Any, values: Mapping[str, Any]) -> str:
    """A readable value: a key of the game's texts, a word of the placeholder's kind, a seat, or a list."""
    if isinstance(value, list):
        return words.join([_spoken(game, gap, item, values) for item in value])
    if isinstance(value, tuple):  # a number of something
        key, count = value
        text = words.find(f"{game}.{key}", count) or key
        return words.fill(text, {"count": count}) or text if words.gaps(text) else f"{count} {text}"
    if isinstance(value, Mapping):
        return seat_name(value["seat"]) if "seat" in value else words.join([str(item) for item in value.values()])
    if isinstance(value, str):
        count = values.get("count", 2)
        for key in (value, f"{gap}.{value}", f"{gap}.{value}.name", f"{gap.removesuffix('s')}.{value}"):
            found = words.find(f"{game}.{key}", count)
            if found is not None:
                return found
    return str(value)


# -- scores -----------------------------------------------------------------------------------------------------------


def line_name(game: str, key: str) -> str:
    """The name of a line of the score card; "card-3" is the third of the game's cards."""
    return words.find(f"{game}.line.{key}") or words.find(f"{game}.{key.replace('-', '.', 1)}") or key


def score_heading(seat: int, total: int) -> str:
    name = seat_name(seat)
    return words.translate("pad.score", name=name, count=total) or f"{name}: {words.number(total)}"


def outcome_sentences(game: str, outcome: Outcome, seats: int) -> list[str]:
    """Who won, why the game ended, and details such as a rank."""
    reason = words.find(f"{game}.outcome.{_own_key(game, outcome.reason)}") or outcome.reason
    ranks = [words.find(f"{game}.{key}.{value}") for key, value in outcome.details.items() if isinstance(value, str)]
    name = words.join([seat_name(seat) for seat in outcome.winners])
    who = [words.message("won" if len(outcome.winners) == 1 else "won-together", name=name)] if seats > 1 else []
    return [*who, reason, *(rank for rank in ranks if rank)]


# -- matches ----------------------------------------------------------------------------------------------------------


def asked(match: Match) -> str:
    """Who decides now, and what."""
    sentence = prompt_sentence(match.game, match.prompt, match.seat, match.view(match.seat))
    name = "" if match.seat is None else seat_name(match.seat)
    return sentence if sentence.startswith(name) else words.message("asked", name=name, asked=sentence)


def match_heading(match: Match) -> str:
    about = {
        "game": title(match.game),
        "seats": words.message("seats", count=match.seats),
        "seed": match.seed,
    }
    return words.message("match-moves", count=match.ply, **about) if match.ply else words.message("match", **about)


def colours_of(game: str) -> Mapping[str, str]:
    """The colours of the game's symbols."""
    found: Mapping[str, str] = getattr(table_of(game), "COLOURS", {})
    return found


def board_text(match: Match, diagram: str) -> str:
    """A diagram of the match with labels; a game whose boards are not rows of single characters adds its own."""
    label = _hook(match.game, "label")
    labelled: str = label(diagram) if label else with_labels(diagram, match.seats)
    return labelled


def diagram_for(match: Match, seat: int | None) -> str:
    """The diagram as a seat may see it; all of it once the game is over."""
    conceal = _hook(match.game, "conceal")
    if conceal is None or match.over:
        return match.diagram()
    concealed: str = conceal(match.diagram(), seat, match.options)
    return concealed
