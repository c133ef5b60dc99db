"""Runs Lighthouse over the home screen of the built site, as a phone and as a desktop.

    build.py bench page [--runs N] [--mobile SCORE] [--desktop SCORE]

Prints the medians of the performance score and of the times behind it. Lighthouse itself slows the network and the
processor.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.paths import NODE_MODULES
from tools.serve.server import Site, serving
from tools.setup import browser, node
from tools.steps import run

PROGRAM = NODE_MODULES / "lighthouse" / "cli" / "index.js"
FLAGS = "--headless=new --no-sandbox --disable-gpu"
DEVICES: Mapping[str, list[str]] = {"mobile": [], "desktop": ["--preset=desktop"]}
TIMES = ("first-contentful-paint", "largest-contentful-paint", "speed-index", "total-blocking-time")
FAILED = "Lighthouse could not look at the page; see the lines above."

Reading = dict[str, float]


def look(address: str, device: str) -> Reading:
    """One run: the score from 0 to 100, times in milliseconds, the shift of the layout, requests."""
    with TemporaryDirectory() as scratch:
        options = [*DEVICES[device], "--quiet", "--output=json", "--only-categories=performance"]
        variables = {**node.node_environment(), "CHROME_PATH": str(browser.executable()), "TMPDIR": scratch}
        command: list[str | Path] = [
            node.node(),
            PROGRAM,
            address,
            *options,
            f"--chrome-flags={FLAGS} --user-data-dir={scratch}/profile",
        ]
        report = json.loads(run(command, FAILED, env={**os.environ, **variables}))
    audits = report["audits"]
    return {
        "score": 100 * report["categories"]["performance"]["score"],
        **{name: audits[name]["numericValue"] for name in TIMES},
        "layout-shift": audits["cumulative-layout-shift"]["numericValue"],
    }


def median(device: str, readings: list[Reading]) -> float:
    middle = {name: statistics.median(reading[name] for reading in readings) for name in readings[0]}
    times = ", ".join(f"{name.replace('-', ' ')} {middle[name] / 1000:.2f} s" for name in TIMES)
    scores = " ".join(f"{reading['score']:.0f}" for reading in readings)
    print(f"{device}: performance {middle['score']:.0f} (of {scores}); {times}; shift {middle['layout-shift']:.3f}")
    return middle["score"]


def main() -> int:
    parser = argparse.ArgumentParser(prog="build.py bench page")
    parser.add_argument("--runs", type=int, default=3, help="of each device")
    parser.add_argument("--mobile", type=float, default=90, help="the smallest score that passes")
    parser.add_argument("--desktop", type=float, default=98, help="the smallest score that passes")
    arguments = parser.parse_args()
    with serving(Site()) as server:
        readings = {device: [look(server.address, device) for _ in range(arguments.runs)] for device in DEVICES}
    passed = [median(device, found) >= getattr(arguments, device) for device, found in readings.items()]
    return 0 if all(passed) else 1


if __name__ == "__main__":
    sys.exit(main())
