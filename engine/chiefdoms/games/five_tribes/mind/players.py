"""The parameters of the computer players that differ from the common ones in this game."""

from chiefdoms.players.levels import Adjustments

PLAYERS: Adjustments = {
    "level-1": {"noise": 14.0},
    "level-2": {"noise": 6.0},
    "level-3": {"second_looks": 12, "noise": 6.0, "roll_outs": 0, "candidates": 1},
    "level-4": {"second_looks": 24, "noise": 2.5, "roll_outs": 0, "candidates": 1},
    "level-5": {"second_looks": 36, "roll_outs": 96, "candidates": 8, "weights": {"forms": 16}},
    "builder": {"second_looks": 12, "roll_outs": 0, "candidates": 1, "line_bonuses": {"palaces": 0.6, "tiles": 0.4}},
    "hoarder": {"second_looks": 12, "roll_outs": 0, "candidates": 1, "line_bonuses": {"merchandise": 0.8, "gold": 0.3}},
    "gardener": {"second_looks": 12, "roll_outs": 0, "candidates": 1, "line_bonuses": {"palms": 0.8, "elders": 0.6}},
    "gambler": {"second_looks": 12, "roll_outs": 48, "candidates": 4, "risk": 1.0, "weights": {"left": 0.3}},
}
