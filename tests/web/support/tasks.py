"""Long tasks of the page's main thread, measured in processor time instead of wall-clock time."""

from __future__ import annotations

import json
import time
from collections.abc import Callable

from playwright.sync_api import Browser, Page

SECOND = 1000  # milliseconds
TRIES = 5
TASKS = {"RunTask", "ThreadControllerImpl::RunTask"}


def always_slow(times_of: Callable[[list[str]], list[float]], asked: list[str]) -> list[str]:
    """Those that take more than a second every time: a busy machine lets any of them wait, but not always."""
    for _ in range(TRIES):
        if asked:
            limit = SECOND * slowdown()
            asked = [each for each, spent in zip(asked, times_of(asked), strict=True) if spent > limit]
    return asked


def slowdown() -> float:
    """How many times longer work takes at the moment because other programs use the processors too."""
    work = 0.1  # seconds of processor time
    started, busy = time.perf_counter(), time.process_time()
    while time.process_time() - busy < work:
        pass
    return max(1.0, (time.perf_counter() - started) / work)


def is_short(longest_task: Callable[[], float], limit: float) -> bool:
    """Whether the longest task was within the limit in one of a few measurements: even in processor time, a task takes
    longer while other programs use the same caches."""
    return any(longest_task() <= limit for _ in range(TRIES))


def longest_task_on_processor(browser: Browser, page: Page, act: Callable[[Page], None]) -> float:
    """Milliseconds of processor time of the longest task while ``act`` ran; other programs cannot stretch it."""
    browser.start_tracing(page=page, categories=["toplevel"])
    act(page)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    main_threads = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    times = [
        event.get("tdur", 0) / 1000
        for event in events
        if event["name"] in TASKS and (event["pid"], event["tid"]) in main_threads
    ]
    assert times, "the browser has recorded no tasks"
    return float(max(times))
