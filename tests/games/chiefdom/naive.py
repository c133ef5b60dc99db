"""A second, simple and slow implementation of the rules, on the characters of a sheet: no masks, tables or caches."""

from __future__ import annotations

from collections.abc import Iterator

from chiefdoms.games.chiefdom.sheet import SHAPES

Square = tuple[int, int]
Sheet = dict[Square, str]

SUMS = {
    3: "wall",
    4: "water",
    5: "water",
    6: "trees2",
    7: "trees3",
    8: "house",
    9: "people",
    10: "people",
    11: "people",
}


def read(rows: list[str]) -> Sheet:
    return {(row, column): character for row, line in enumerate(rows) for column, character in enumerate(line)}


def name(square: Square) -> str:
    return f"{'ABCDEFGH'[square[1]]}{square[0] + 1}"


def beside(sheet: Sheet, square: Square) -> list[str]:
    row, column = square
    around = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return [sheet[other] for other in around if other in sheet]


def squares(sheet: Sheet, characters: str) -> list[Square]:
    return [square for square, character in sheet.items() if character in characters]


def logs_cut(sheet: Sheet) -> int:
    return sum(int(sheet[square]) for square in squares(sheet, "23") if "L" in beside(sheet, square))


def logs(sheet: Sheet) -> int:
    return logs_cut(sheet) - 5 * len(squares(sheet, "H"))


def fish(sheet: Sheet) -> int:
    return sum("F" in beside(sheet, square) for square in squares(sheet, "~"))


def group(sheet: Sheet, start: Square, characters: str) -> set[Square]:
    found, edge = {start}, [start]
    while edge:
        row, column = edge.pop()
        for other in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if other not in found and sheet.get(other, " ") in characters:
                found.add(other)
                edge.append(other)
    return found


def _shapes(shapes: str, face: int) -> Iterator[set[Square]]:
    """The shape, rotated and flipped, at every position, even partly off the sheet."""
    cells = SHAPES[shapes][face]
    for _ in range(2):
        cells = tuple((row, -column) for row, column in cells)
        for _ in range(4):
            cells = tuple((column, -row) for row, column in cells)
            for down in range(-5, 15):
                for right in range(-5, 15):
                    yield {(row + down, column + right) for row, column in cells}


def placements(sheet: Sheet, use: str, edition: str, shapes: str) -> set[str]:
    """The texts of all placements of a use."""
    icon, *more = use.removeprefix("wild-").split("-")
    if icon == "wall":
        single = [square for square in squares(sheet, ".") if _may_wall(sheet, square, edition)]
    elif icon == "house":
        single = [
            square for square in squares(sheet, ".") if logs(sheet) >= 5 and set("JB") & set(beside(sheet, square))
        ]
    elif not more:
        single = squares(sheet, ".")
    else:
        return {"".join(map(name, sorted(drawn))) for drawn in _drawn(sheet, int(more[0]), "bonus" in more, shapes)}
    return {name(square) for square in single}


def _drawn(sheet: Sheet, face: int, bonus: bool, shapes: str) -> Iterator[set[Square]]:
    for shape in _shapes(shapes, face):
        for drawn in [shape - {square} for square in shape] if bonus else [shape]:
            if all(sheet.get(square) == "." for square in drawn):
                yield drawn


def _may_wall(sheet: Sheet, square: Square, edition: str) -> bool:
    if edition == "published":
        return logs(sheet) >= 2 and bool(set("#W") & set(beside(sheet, square)))
    if squares(sheet, "W"):
        return bool(set("#W") & set(beside(sheet, square)))
    return square[1] < 4 and "#" in beside(sheet, square)


def uses(dice: list[int], triple: str) -> set[str]:
    """The texts of all uses of a roll, whether they can be drawn or not, without the bonus action."""
    first, second, third = dice
    wild = {f"wild-{icon}" for icon in SUMS.values()}
    found = set()
    if first == second == third:
        if triple == "wild":
            return wild
        found |= wild
    for one, other, last in ((first, second, third), (first, third, second), (second, third, first)):
        icon = SUMS.get(one + other)
        if icon is None:
            found |= wild
        else:
            found.add(icon if icon in ("wall", "house") else f"{icon}-{last}")
    return found


def score(sheet: Sheet, edition: str, wall: str) -> list[int]:
    """The points of the thirteen conditions."""
    people = len(squares(sheet, "JLFB?"))
    houses = len(squares(sheet, "H"))
    feeds = 2 if edition == "published" else 3
    eaten = min(fish(sheet), -(-people // feeds))
    forests = [group(sheet, square, "23") for square in squares(sheet, "23")]
    best = max(((len(forest), sum(int(sheet[square]) for square in forest)) for forest in forests), default=(0, 0))
    lakes = [len(group(sheet, square, "~")) for square in squares(sheet, "~")]
    return [
        7 * houses,
        _walls(sheet, edition, wall),
        people,
        3 * sum(bool(set("23") & set(beside(sheet, square))) for square in squares(sheet, "F")),
        3 * sum("~" in beside(sheet, square) for square in squares(sheet, "L")),
        best[1],
        2 * max(lakes, default=0),
        logs(sheet),
        3 * (fish(sheet) - eaten),
        -len(squares(sheet, ".")),
        -2 * max(0, people - 4 * houses),
        -2 * max(0, people - feeds * fish(sheet)),
        -2 * len(squares(sheet, "J")),
    ]


def _walls(sheet: Sheet, edition: str, wall: str) -> int:
    drawn = squares(sheet, "W")
    starts = [(4, 0), (4, 7)]
    if wall == "edge":
        starts = [(row, column) for row in range(10) for column in (0, 7)]
    whole: set[Square] = set()
    for west in (start for start in starts if start[1] == 0 and sheet[start] in "#W"):
        chain = group(sheet, west, "#W")
        if any(start in chain for start in starts if start[1] == 7):
            whole |= chain
    if edition == "pnp":
        return 3 * len(whole)
    return 3 * len(drawn) + (12 if whole else 0)
