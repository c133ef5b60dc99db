"""Averages of samples. The module `statistics` would load four more modules at every start of the page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import fsum, sqrt


def mean(values: Iterable[float]) -> float:
    listed = list(values)
    return fsum(listed) / len(listed)


def variance(values: Sequence[float]) -> float:
    """The variance of what the values are a sample of; at least two are needed."""
    middle = mean(values)
    return fsum((value - middle) ** 2 for value in values) / (len(values) - 1)


def deviation(values: Sequence[float]) -> float:
    """The standard deviation of what the values are a sample of; at least two are needed."""
    return sqrt(variance(values))
