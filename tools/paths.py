"""Where things are; every path of the tooling is derived here."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ENGINE = ROOT / "engine"
WEB = ROOT / "web"
TESTS = ROOT / "tests"
TOOLS = ROOT / "tools"
DIST = ROOT / "dist"
BUILD = ROOT / "build"
STAMPS = BUILD / "stamps"
VENV = ROOT / ".venv"
NODE_MODULES = ROOT / "node_modules"
NETLIFY = ROOT / "netlify.toml"
