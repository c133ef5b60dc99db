"""What the computer players have of their own in this game: by player, what replaces the common numbers."""

from chiefdoms.players.levels import Fitted

PLAYERS: Fitted = {
    "level-1": {"noise": 8.0},
    "level-2": {"noise": 2.5},
    "level-3": {"budget": 8, "breadth": 3},
    "level-4": {"budget": 120, "breadth": 12},
    "builder": {"budget": 48, "likes": {"townhall": 0.8, "university": 0.8, "guilds": 0.8}},
    "hoarder": {"budget": 48, "likes": {"markets": 0.6, "quarries": 0.6}},
    "gardener": {"budget": 48, "likes": {"farms": 0.8, "windmills": 0.8}},
    "gambler": {"budget": 48, "daring": 1.0},
}
