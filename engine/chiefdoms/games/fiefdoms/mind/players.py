"""The parameters of the computer players that differ from the common ones in this game."""

from chiefdoms.players.levels import Adjustments

PLAYERS: Adjustments = {
    "level-1": {"noise": 8.0},
    "level-2": {"noise": 2.5},
    "level-3": {"roll_outs": 8, "candidates": 3},
    "level-4": {"roll_outs": 120, "candidates": 12},
    "builder": {"roll_outs": 48, "line_bonuses": {"townhall": 0.8, "university": 0.8, "guilds": 0.8}},
    "hoarder": {"roll_outs": 48, "line_bonuses": {"markets": 0.6, "quarries": 0.6}},
    "gardener": {"roll_outs": 48, "line_bonuses": {"farms": 0.8, "windmills": 0.8}},
    "gambler": {"roll_outs": 48, "risk": 1.0},
}
