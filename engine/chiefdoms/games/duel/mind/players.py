"""What the computer players have of their own in this game: by player, what replaces the common numbers."""

from chiefdoms.players.levels import Fitted

PLAYERS: Fitted = {
    "greed": {"taste": {"plain": 1.0}},
    "level-1": {"noise": 4.0, "taste": {"plain": 1.0}},
    "level-2": {"noise": 4.0},
    "level-3": {"second": 12, "noise": 2.5, "budget": 0, "breadth": 1},
    "level-4": {"second": 16, "budget": 0, "breadth": 1},
    "level-5": {"second": 24, "budget": 128, "breadth": 8},
    "builder": {"second": 12, "budget": 0, "breadth": 1, "likes": {"hut": 6.0, "fire": 3.0}},
    "hoarder": {"second": 12, "budget": 0, "breadth": 1, "likes": {"fish": 6.0, "mask": 3.0}},
    "gardener": {"second": 12, "budget": 0, "breadth": 1, "likes": {"forest": 6.0, "lake": 6.0}},
    "gambler": {"second": 12, "budget": 48, "breadth": 6, "daring": 1.0},
}
