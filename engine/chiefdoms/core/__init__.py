"""What every game shares: the contract, matches, chance, scores, records. Knows no game."""
