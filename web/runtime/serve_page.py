"""Gives the page access to the engine, in the worker or on the page itself. The build compiles this module."""

import asyncio
import json
import time

from pyscript import RUNNING_IN_WORKER, sync

from chiefdoms.bridge import handle

PAUSE_SECONDS = 1.0
WARM_UP_SECONDS = 0.5
SLICE_SECONDS = 0.012

tasks = set()  # the event loop does not keep them


async def warm_up():
    """Play part of a game between the page's requests, since code runs at a third of its speed for the first while."""

    def ask(**request):
        return json.loads(handle(json.dumps(request)))

    await asyncio.sleep(PAUSE_SECONDS)  # the page's first requests come first
    for game in ask(op="games")["games"][:1]:
        match = ask(op="new", id="warm-up", game=game["id"], seats=game["seats"][0], seed="warm-up", options={})
        worked = 0.0
        while worked < WARM_UP_SECONDS and match.get("moves"):
            started = time.perf_counter()
            while time.perf_counter() - started < SLICE_SECONDS and match.get("moves"):
                match = ask(op="play", id="warm-up", ply=match["ply"], move=match["moves"][0])
            worked += time.perf_counter() - started
            await asyncio.sleep(0)
        ask(op="close", id="warm-up")


def start():
    if RUNNING_IN_WORKER:
        sync.handle = handle
        tasks.add(asyncio.create_task(warm_up()))
    else:
        # On the page itself there is no time to waste on warming up: it would be felt.
        give_to_page()


def give_to_page():
    import js
    from pyodide.ffi import create_proxy

    js.dispatchEvent(js.CustomEvent.new("chiefdoms:handle", js.Object.fromEntries([["detail", create_proxy(handle)]])))
