"""What one seat may not see, dealt anew: the cards that others drew unseen, and the Djinns that another looks at.

The gold of others is hidden on the page, but every payment is made in public, so a search may treat it as known.
"""

from __future__ import annotations

from chiefdoms.core.chance import Chance
from chiefdoms.games.five_tribes.parts import CARD_KINDS
from chiefdoms.games.five_tribes.rules.position import Table
from chiefdoms.games.five_tribes.rules.supply import draw_djinn


def hide_from(table: Table, seat: int, chance: Chance) -> None:
    """Deal all that the seat has not seen anew, in place."""
    table.choices = None
    draws = table.draws
    _deal_cards(table, seat, chance)
    if table.looked and table.seat != seat:
        count = len(table.looked)
        table.djinn_pile |= sum(1 << djinn for djinn in table.looked)
        table.looked = tuple(sorted(djinn for _ in range(count) if (djinn := draw_djinn(table, chance)) is not None))
    table.draws = draws


def _deal_cards(table: Table, seat: int, chance: Chance) -> None:
    """The unseen cards of the others go back to the pile and as many are drawn again."""
    others = [other for other in range(table.seats) if other != seat]
    unseen = {other: sum(table.cards(other)) - sum(table.seen_cards(other)) for other in others}
    if not any(unseen.values()):
        return
    pool = [kind for kind in range(CARD_KINDS) for _ in range(_hidden(table, kind, others))]
    pool = chance.shuffled(pool, "hidden", table.draws)
    for other in others:
        dealt, pool = pool[: unseen[other]], pool[unseen[other] :]
        for kind in range(CARD_KINDS):
            table.hands[10 * other + kind] = table.known[10 * other + kind] + dealt.count(kind)
    table.pile = [pool.count(kind) for kind in range(CARD_KINDS)]


def _hidden(table: Table, kind: int, others: list[int]) -> int:
    """How many cards of a kind are in the pile or unseen in the hands of others."""
    return table.pile[kind] + sum(table.hands[10 * other + kind] - table.known[10 * other + kind] for other in others)
