"""The parameters of the computer players that differ from the common ones in this game."""

from chiefdoms.players.levels import Adjustments

PLAYERS: Adjustments = {
    "level-1": {"noise": 12.0},
    "level-2": {"noise": 3.0},
    "level-3": {"roll_outs": 40, "candidates": 6},
    "level-4": {"roll_outs": 160, "candidates": 12},
    "builder": {"line_bonuses": {"houses": 0.6, "walls": 1.0}},
    "hoarder": {"line_bonuses": {"logs": 1.0, "fish": 1.0}},
    "gardener": {"line_bonuses": {"forest": 0.6, "lake": 0.6}},
    "gambler": {"risk": 1.0},
}
