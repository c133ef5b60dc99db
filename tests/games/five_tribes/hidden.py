"""What a seat may not see of a diagram: the unseen cards and the gold of others, and the Djinns that another looks at.

It works on diagrams as the README describes them and does not use the engine, so that it can test the engine.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from random import Random

OPEN = ("open_hands", "on")  # the option with which nothing is hidden
CARDS = re.compile(r"(?P<kind>[a-z]+)(?:\*(?P<count>\d+))?")


def conceal(diagram: str) -> str:
    """The same position, but nobody saw how the players got their cards: as much as possible is hidden."""
    lines = diagram.splitlines()
    for number in players(lines):
        hand = read_cards(part(lines, number, "cards")) + read_cards(part(lines, number, "unseen"))
        set_part(lines, number, "cards", "-")
        set_part(lines, number, "unseen", write_cards(hand))
    return "\n".join(lines) + "\n"


def redeal(diagram: str, seats: Collection[int], random: Random) -> str:
    """A diagram that these seats together cannot distinguish from the given one by what they may see."""
    lines = diagram.splitlines()
    others = [number for number in players(lines) if number not in seats]
    deal_cards(lines, others, random)
    for number in others:
        change_gold(lines, number, random)
    if value(lines, "turn").split()[0] not in [str(seat + 1) for seat in seats]:
        deal_djinns(lines, random)
    return "\n".join(lines) + "\n"


def deal_cards(lines: list[str], others: list[int], random: Random) -> None:
    """The unseen cards of the others and the pile, shuffled.

    A seat that is asked whether it sells goods must have some, as everybody knows, so it keeps some.
    """
    hands = [read_cards(part(lines, number, "unseen")) for number in others]
    selling = [has_goods(hand) and is_asked_to_sell(lines, number) for number, hand in zip(others, hands, strict=True)]
    pool = [card for hand in hands for card in hand] + read_cards(value(lines, "pile"))
    while True:
        random.shuffle(pool)
        left, dealt = pool, []
        for hand in hands:
            dealt.append(left[: len(hand)])
            left = left[len(hand) :]
        if all(has_goods(hand) for hand, sells in zip(dealt, selling, strict=True) if sells):
            break
    for number, hand in zip(others, dealt, strict=True):
        set_part(lines, number, "unseen", write_cards(hand))
    set_value(lines, "pile", write_cards(left))


def is_asked_to_sell(lines: list[str], number: int) -> bool:
    return value(lines, "turn") in (f"{number + 1} wrap-up", f"{number + 1} sale")


def has_goods(cards: list[str]) -> bool:
    return any(card != "fakir" for card in cards)


def change_gold(lines: list[str], number: int, random: Random) -> None:
    """Nobody sees how much gold another has, only how much it ever got."""
    set_part(lines, number, "gold", str(random.randint(0, int(part(lines, number, "earned")))))


def deal_djinns(lines: list[str], random: Random) -> None:
    """The Djinns that another looks at, shuffled with the pile they came from."""
    if not any(line.startswith("looked:") for line in lines):
        return
    looked, pile = names(value(lines, "looked")), names(value(lines, "djinn pile"))
    pool = looked + pile
    random.shuffle(pool)
    set_value(lines, "looked", " ".join(sorted(pool[: len(looked)])))
    set_value(lines, "djinn pile", " ".join(sorted(pool[len(looked) :])) or "-")


# -- the lines of a diagram -------------------------------------------------------------------------------------------


def players(lines: list[str]) -> list[int]:
    return [int(line.split()[1].rstrip(":")) - 1 for line in lines if line.startswith("player ")]


def value(lines: list[str], key: str) -> str:
    return next(line.partition(": ")[2] for line in lines if line.startswith(f"{key}: "))


def set_value(lines: list[str], key: str, text: str) -> None:
    place = next(place for place, line in enumerate(lines) if line.startswith(f"{key}: "))
    lines[place] = f"{key}: {text}"


def part(lines: list[str], number: int, key: str) -> str:
    """A part of a player's line, such as the gold in `player 1: gold 43, earned 60, …`."""
    parts = value(lines, f"player {number + 1}").split(", ")
    return next(one.partition(" ")[2] for one in parts if one.startswith(f"{key} "))


def set_part(lines: list[str], number: int, key: str, text: str) -> None:
    parts = value(lines, f"player {number + 1}").split(", ")
    changed = [f"{key} {text}" if one.startswith(f"{key} ") else one for one in parts]
    set_value(lines, f"player {number + 1}", ", ".join(changed))


def names(text: str) -> list[str]:
    return [] if text == "-" else text.split()


def read_cards(text: str) -> list[str]:
    cards = []
    for word in names(text):
        found = CARDS.fullmatch(word)
        assert found, word
        cards += [found["kind"]] * int(found["count"] or 1)
    return cards


def write_cards(cards: list[str]) -> str:
    return " ".join(f"{kind}*{cards.count(kind)}" for kind in sorted(set(cards))) or "-"
