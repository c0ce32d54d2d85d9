"""Finds a use that compiles for each declaration that has none in the list yet."""
import os
import re
import subprocess
import tempfile

from . import swift, uses


def settle(symbols, modules, root):
    """Gives each declaration the first of its candidates that compiles, or none. Those that have one keep it while it compiles.

    Returns why the others' first candidates don't compile.
    """
    open_rounds = {}
    for each in symbols:
        found = uses.candidates(each)
        open_rounds[each.name] = ([each.use] if each.use else []) + [use for use in found if use != each.use]
        each.use = ""
    pending = list(symbols)
    kinds = {each.name: each.kind for each in symbols if each.is_type}
    reasons = {}
    while pending:
        tried = [(each, open_rounds[each.name].pop(0)) for each in pending
                 if open_rounds[each.name] and "cannot find" not in reasons.get(each.name, "")]
        failed = failures(tried, kinds, modules, root)
        for index, (each, _) in enumerate(tried):
            reasons.setdefault(each.name, failed.get(index, ""))
        for index, (each, use) in enumerate(tried):
            if index not in failed:
                each.use = use
        pending = [each for index, (each, _) in enumerate(tried) if index in failed]
        print(f"{len(tried) - len(failed)} of {len(tried)} compile")
    return {each.name: reasons.get(each.name, "") for each in symbols if not each.use}


def failures(tried, kinds, modules, root):
    """The uses that don't compile, by their indices, and why."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "uses.swift")
        head = swift.IMPORTS + swift.VALUE
        with open(path, "w", encoding="utf-8") as file:
            file.write(head)
            for index, (each, use) in enumerate(tried):
                file.write(f"@MainActor func use{index}({swift.parameter(each.owner, kinds)}) async throws {{ {use} }}\n")
        command = ["swiftc", "-typecheck", "-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny",
                   "-enable-upcoming-feature", "MemberImportVisibility", "-strict-memory-safety", "-warnings-as-errors",
                   "-I", modules, "-I", os.path.join(root, "Sources/Engine/CGLPK"), "-diagnostic-style", "llvm", path]
        output = subprocess.run(command, capture_output=True, text=True, check=False).stderr
    first = head.count("\n") + 1
    lines = {}
    for line, message in re.findall(r"^" + re.escape(path) + r":(\d+):\d+: error: (.*)", output, re.M):
        lines.setdefault(int(line), message)
    elsewhere = re.findall(r"^(?!" + re.escape(path) + r").*error:.*", output, re.M)
    if elsewhere or any(line < first for line in lines):
        raise SystemExit("error: the uses couldn't be compiled: " + "\n".join(elsewhere or output.splitlines()[:5]))
    return {line - first: message for line, message in lines.items()}
