"""What the computer players have of their own in this game: by player, what replaces the common numbers."""

from chiefdoms.players.levels import Fitted

PLAYERS: Fitted = {
    "level-1": {"noise": 12.0},
    "level-2": {"noise": 3.0},
    "level-3": {"budget": 40, "breadth": 6},
    "level-4": {"budget": 160, "breadth": 12},
    "builder": {"likes": {"houses": 0.6, "walls": 1.0}},
    "hoarder": {"likes": {"logs": 1.0, "fish": 1.0}},
    "gardener": {"likes": {"forest": 0.6, "lake": 0.6}},
    "gambler": {"daring": 1.0},
}
