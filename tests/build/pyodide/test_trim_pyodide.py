"""Pyodide without what only extension modules need, tried with a very small program of the same shape."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools.build import runtime
from tools.paths import ROOT
from tools.setup import node
from tools.steps import SetupError, run

PROGRAM = """(module
  (import "GOT.func" "linked" (global $linked (mut i32)))
  (memory (export "memory") 1)
  (data (i32.const 16) "kept, table, kept")
  (data (i32.const 100) "more")
  (global (export "named_variable") i32 (i32.const 3))
  (global (export "other_variable") i32 (i32.const 4))
  (func $inner (result i32) (global.get $linked))
  (func (export "named") (result i32) (call $inner))
  (func (export "linked") (result i32) (i32.const 1))
  (func (export "other") (result i32) (call $helper))
  (func $helper (result i32) (i32.const 2)))"""
TABLES = "[[22, 5], [50, 51]]"
ASSIGNED = ("named", "linked", "other")
SCRIPT = (
    f"var {','.join(f'_{name}' for name in ASSIGNED)},wasmMemory;function assignWasmExports(wasmExports){{"
    + ";".join(f'_{name}=Module["_{name}"]=wasmExports["{name}"]' for name in ASSIGNED)
    + ';_named_variable=wasmExports["named_variable"].value>>>0}'
    + "assignWasmExports({});run(_named,_named_variable,wasmMemory);"
)
WRITE_PROGRAM = """import binaryen from "binaryen";
import { writeFileSync } from "node:fs";
writeFileSync(process.argv[1], binaryen.parseText(process.argv[2]).emitBinary());"""
LIST = """import { readFileSync } from "node:fs";
const module = new WebAssembly.Module(readFileSync(process.argv[1]));
console.log(JSON.stringify(WebAssembly.Module.exports(module).map(({ name }) => name).sort()));"""


def run_code(code: str, *arguments: str | Path) -> str:
    command = [node.node(), "--input-type=module", "-e", code, *arguments]
    return run(command, "the code failed", env=node.node_environment(), cwd=ROOT)


def trim(folder: Path, script: str, tables: str = TABLES) -> Path:
    pyodide, trimmed = folder / "pyodide", folder / "trimmed"
    pyodide.mkdir()
    run_code(WRITE_PROGRAM, pyodide / "pyodide.asm.wasm", PROGRAM)
    (pyodide / "pyodide.asm.mjs").write_text(script)
    for name in ("pyodide.mjs", "python_stdlib.zip", "pyodide-lock.json"):
        (pyodide / name).write_text("")
    node.run_script(runtime.TRIMMING / "trim_pyodide.mjs", pyodide, trimmed, tables, problem=runtime.NO_PYODIDE)
    return trimmed


def test_exports_stay_if_the_script_names_them_or_the_program_is_linked_to_them(tmp_path: Path) -> None:
    trimmed = trim(tmp_path, SCRIPT)
    exported = json.loads(run_code(LIST, trimmed / "pyodide.asm.wasm"))
    assert exported == ["linked", "memory", "named", "named_variable"]
    script = (trimmed / "pyodide.asm.mjs").read_text()
    assert script.startswith("var _named,_linked,wasmMemory;function assignWasmExports(wasmExports){_named=")
    assert "other" not in script
    assert script.endswith("assignWasmExports({});run(_named,_named_variable,wasmMemory);")


def test_tables_are_emptied_and_other_data_stays(tmp_path: Path) -> None:
    program = (trim(tmp_path, SCRIPT) / "pyodide.asm.wasm").read_bytes()
    assert b"kept, \0\0\0\0\0, kept" in program
    assert b"\0ore" in program


def test_code_of_the_script_that_nothing_uses_is_removed(tmp_path: Path) -> None:
    sound = 'var Sound={play(){return volume}};var volume=1;function _play(){Sound.play()}_play.sig="v";'
    own = 'var timer=()=>helper(1);function helper(x){return x}function _tick(){timer()}_tick.sig="v";'
    known = 'Module["_play"]=_play;Module["_tick"]=_tick;var wasmImports={play:_play,linked:_tick};'
    script = (trim(tmp_path, f"{sound}{own}{known}{SCRIPT}run(wasmImports);") / "pyodide.asm.mjs").read_text()
    assert script.startswith(f'{own}Module["_tick"]=_tick;var wasmImports={{linked:_tick}};var _named')


def test_a_script_of_another_shape_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SetupError):
        trim(tmp_path, "export const nothing = 1;")
