"""The chiefdom that one seat has drawn: sets of squares, and what happens when something is drawn."""

from __future__ import annotations

from chiefdoms.games.chiefdom.sheet import HOUSE, HOUSE_LOGS, PEOPLE, TREES3, WALL, WATER
from chiefdoms.games.chiefdom.squares import BOARD, PRE_DRAWN, near

JOBS = ("lumberjack", "fisherman", "builder")
LUMBERJACK, FISHERMAN, BUILDER = range(3)


class Land:
    """One seat's sheet. People with a job are in one of three sets; those in `waiting` have yet to be given one.

    `cut` and `fished` are the squares harvested so far. Each pays once, no matter how many people stand beside it, into
    the logs and fish of the sheet.
    """

    __slots__ = (
        "bonuses",
        "builders",
        "cut",
        "fish",
        "fished",
        "fishermen",
        "free",
        "houses",
        "jobless",
        "logs",
        "lumberjacks",
        "trees2",
        "trees3",
        "waiting",
        "walls",
        "water",
    )

    def __init__(self) -> None:
        self.free = BOARD ^ PRE_DRAWN
        self.walls = PRE_DRAWN
        self.water = self.trees2 = self.trees3 = self.houses = 0
        self.lumberjacks = self.fishermen = self.builders = self.jobless = self.waiting = 0
        self.cut = self.fished = 0
        self.logs = 0  # held, without those spent
        self.fish = 0
        self.bonuses = 0  # bonus spaces filled in

    def clone(self) -> Land:
        copy = Land.__new__(Land)
        copy.free = self.free
        copy.walls = self.walls
        copy.water = self.water
        copy.trees2 = self.trees2
        copy.trees3 = self.trees3
        copy.houses = self.houses
        copy.lumberjacks = self.lumberjacks
        copy.fishermen = self.fishermen
        copy.builders = self.builders
        copy.jobless = self.jobless
        copy.waiting = self.waiting
        copy.cut = self.cut
        copy.fished = self.fished
        copy.logs = self.logs
        copy.fish = self.fish
        copy.bonuses = self.bonuses
        return copy

    @property
    def trees(self) -> int:
        return self.trees2 | self.trees3

    @property
    def people(self) -> int:
        return self.lumberjacks | self.fishermen | self.builders | self.jobless | self.waiting

    @property
    def logs_cut(self) -> int:
        """All logs ever cut, spent or not."""
        return self.logs + HOUSE_LOGS * self.houses.bit_count()

    @property
    def bonuses_left(self) -> int:
        return self.houses.bit_count() - self.bonuses

    def draw(self, icon: int, squares: int) -> None:
        """Draw one icon in each of some empty squares. People with a choice of jobs are left `waiting`."""
        self.free ^= squares
        if icon == WATER:
            self.water |= squares
            self._hire_jobless(FISHERMAN, squares)
            self._catch(squares & near(self.fishermen))
        elif icon == PEOPLE:
            self._add_people(squares)
        elif icon == HOUSE:
            self.houses |= squares
            self.logs -= HOUSE_LOGS
            self._hire_jobless(BUILDER, squares)
        elif icon == WALL:
            self.walls |= squares
        else:
            if icon == TREES3:
                self.trees3 |= squares
            else:
                self.trees2 |= squares
            self._hire_jobless(LUMBERJACK, squares)
            self._cut(squares & near(self.lumberjacks))

    def jobs(self, person: int) -> list[int]:
        """The jobs that the surroundings of a person offer."""
        around = near(person)
        workplaces = (self.trees2 | self.trees3, self.water, self.houses)
        return [job for job, squares in enumerate(workplaces) if around & squares]

    def employ(self, job: int, people: int) -> None:
        """Give a job to people. They immediately harvest all squares beside them that are not harvested yet."""
        if job == LUMBERJACK:
            self.lumberjacks |= people
            self._cut(near(people) & (self.trees2 | self.trees3))
        elif job == FISHERMAN:
            self.fishermen |= people
            self._catch(near(people) & self.water)
        else:
            self.builders |= people

    def choose(self, job: int, person: int) -> None:
        """Give a waiting person the chosen job."""
        self.waiting ^= person
        self.employ(job, person)

    def _hire_jobless(self, job: int, workplaces: int) -> None:
        """Jobless people beside a new workplace take its job.

        They have no other workplace beside them, or they would have a job.
        """
        if self.jobless and (hired := self.jobless & near(workplaces)):
            self.jobless ^= hired
            self.employ(job, hired)

    def _add_people(self, people: int) -> None:
        """New people beside one kind of workplace take its job; those with a choice wait for it."""
        trees = people & near(self.trees2 | self.trees3)
        water = people & near(self.water)
        houses = people & near(self.houses)
        several = trees & water | trees & houses | water & houses
        self.waiting = several
        self.jobless |= people & ~(trees | water | houses)
        for job, hired in enumerate((trees & ~several, water & ~several, houses & ~several)):
            if hired:
                self.employ(job, hired)

    def _cut(self, squares: int) -> None:
        new = squares & ~self.cut
        if new:
            self.cut |= new
            self.logs += 2 * new.bit_count() + (new & self.trees3).bit_count()

    def _catch(self, squares: int) -> None:
        new = squares & ~self.fished
        if new:
            self.fished |= new
            self.fish += new.bit_count()
