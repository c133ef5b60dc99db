"""What every game shares: the contract, matches, chance, scores, records. Does not depend on any game."""
