"""What the computer players have of their own in this game: by player, what replaces the common numbers."""

from chiefdoms.players.levels import Fitted

PLAYERS: Fitted = {
    "level-1": {"noise": 14.0},
    "level-2": {"noise": 6.0},
    "level-3": {"second": 12, "noise": 6.0, "budget": 0, "breadth": 1},
    "level-4": {"second": 24, "noise": 2.5, "budget": 0, "breadth": 1},
    "level-5": {"second": 36, "budget": 96, "breadth": 8, "taste": {"forms": 16}},
    "builder": {"second": 12, "budget": 0, "breadth": 1, "likes": {"palaces": 0.6, "tiles": 0.4}},
    "hoarder": {"second": 12, "budget": 0, "breadth": 1, "likes": {"merchandise": 0.8, "gold": 0.3}},
    "gardener": {"second": 12, "budget": 0, "breadth": 1, "likes": {"palms": 0.8, "elders": 0.6}},
    "gambler": {"second": 12, "budget": 48, "breadth": 4, "daring": 1.0, "taste": {"left": 0.3}},
}
