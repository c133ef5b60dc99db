"""The 22 Djinns, as data: what each is worth, what invoking it costs, and when it can be invoked."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

# Payments: the letter in a move, Elders, Fakirs.
PAYMENTS = (("e", 1, 0), ("f", 0, 1), ("ee", 2, 0), ("ef", 1, 1))
ELDER_OR_FAKIR = (0, 1)
ELDER_AND_ONE = (2, 3)
ONE_FAKIR = (1,)
SACRED_PRICE = ELDER_AND_ONE  # what a Djinn itself costs on a Sacred Place


@dataclass(frozen=True)
class Djinn:
    """One card. `payments` index PAYMENTS and are empty for a power that is always in force.

    `moment` says when a paid power is offered: "any" step of an activation, with the "builders", with the
    "assassins", when a "palace" or a "palm" is placed, or at the "bid".
    """

    id: str
    name: str
    points: int
    payments: tuple[int, ...] = ()
    moment: str = "free"


DJINNS = (
    Djinn("al-amin", "Al-Amin", 5),
    Djinn("anun-nak", "Anun-Nak", 8, ELDER_OR_FAKIR, "any"),
    Djinn("baal", "Ba'al", 6),
    Djinn("boaz", "Boaz", 6),
    Djinn("bouraq", "Bouraq", 6, ELDER_OR_FAKIR, "any"),
    Djinn("echidna", "Echidna", 4, ELDER_AND_ONE, "builders"),
    Djinn("enki", "Enki", 8, ELDER_OR_FAKIR, "any"),
    Djinn("hagis", "Hagis", 10, ELDER_OR_FAKIR, "palace"),
    Djinn("haurvatat", "Haurvatat", 8),
    Djinn("iblis", "Iblis", 8, ELDER_OR_FAKIR, "assassins"),
    Djinn("jafaar", "Jafaar", 6),
    Djinn("kandicha", "Kandicha", 6),
    Djinn("kumarbi", "Kumarbi", 6, ONE_FAKIR, "bid"),
    Djinn("lamia", "Lamia", 10, ELDER_OR_FAKIR, "palm"),
    Djinn("leta", "Leta", 4, ELDER_AND_ONE, "any"),
    Djinn("marid", "Marid", 6),
    Djinn("monkir", "Monkir", 6),
    Djinn("nekir", "Nekir", 6),
    Djinn("shamhat", "Shamhat", 6),
    Djinn("sibittis", "Sibittis", 4, ELDER_AND_ONE, "any"),
    Djinn("sloar", "Sloar", 8, ONE_FAKIR, "any"),
    Djinn("utug", "Utug", 4, ELDER_AND_ONE, "any"),
)
IDS = tuple(djinn.id for djinn in DJINNS)

(
    AL_AMIN, ANUN_NAK, BAAL, BOAZ, BOURAQ, ECHIDNA, ENKI, HAGIS, HAURVATAT, IBLIS, JAFAAR,
    KANDICHA, KUMARBI, LAMIA, LETA, MARID, MONKIR, NEKIR, SHAMHAT, SIBITTIS, SLOAR, UTUG,
) = range(22)  # fmt: skip

ALL_DJINNS = (1 << len(DJINNS)) - 1
ANY_MOMENT = sum(1 << index for index, djinn in enumerate(DJINNS) if djinn.moment == "any")


@lru_cache(maxsize=1 << 12)  # called at every step with the same few masks
def djinns_in(mask: int) -> tuple[int, ...]:
    """The Djinns of a mask, in the order of the table."""
    found = []
    while mask:
        found.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return tuple(found)
