"""Deals hidden information again: the cards that others drew unseen, and the Djinns that another seat looks at.

The gold of others is hidden on the page, but all payments are public, so a search may treat it as known.
"""

from __future__ import annotations

from chiefdoms.core.chance import Chance
from chiefdoms.games.five_tribes.components import CARD_KINDS
from chiefdoms.games.five_tribes.rules.position import Position
from chiefdoms.games.five_tribes.rules.transfers import draw_djinn


def redeal_hidden(position: Position, seat: int, chance: Chance) -> None:
    """Deal everything that the seat has not seen again, in place."""
    position.choices = None
    draws = position.draws
    _deal_cards(position, seat, chance)
    if position.looked and position.seat != seat:
        count = len(position.looked)
        position.djinn_pile |= sum(1 << djinn for djinn in position.looked)
        drawn = [draw_djinn(position, chance) for _ in range(count)]
        position.looked = tuple(sorted(djinn for djinn in drawn if djinn is not None))
    position.draws = draws


def _deal_cards(position: Position, seat: int, chance: Chance) -> None:
    """The unseen cards of the others go back to the pile, and the same number is drawn again."""
    others = [other for other in range(position.seats) if other != seat]
    unseen = {other: sum(position.cards(other)) - sum(position.known_cards(other)) for other in others}
    if not any(unseen.values()):
        return
    pool = [kind for kind in range(CARD_KINDS) for _ in range(_count_hidden(position, kind, others))]
    pool = chance.shuffled(pool, "hidden", position.draws)
    for other in others:
        dealt, pool = pool[: unseen[other]], pool[unseen[other] :]
        for kind in range(CARD_KINDS):
            position.hands[10 * other + kind] = position.known[10 * other + kind] + dealt.count(kind)
        position.held[other] = sum(1 << kind for kind, count in enumerate(position.cards(other)) if count)
    position.pile = [pool.count(kind) for kind in range(CARD_KINDS)]


def _count_hidden(position: Position, kind: int, others: list[int]) -> int:
    """How many cards of a kind are in the pile or unseen in the hands of others."""
    return position.pile[kind] + sum(
        position.hands[10 * other + kind] - position.known[10 * other + kind] for other in others
    )
