"""Builds the scratch package.

Code that doesn't compile is left out as finely as can be, and what needs it in turn, until the rest does: a test fails, a body ends
the program, a declaration isn't there.
"""
import collections
import os
import re
import subprocess

from .failure import Failure

ERROR = re.compile(r"^(/[^:\n]+\.swift):(\d+):(\d+): error: (.*)$", re.MULTILINE)
MODULE = re.compile(r"no such module|module .* was not compiled|unable to resolve module")
UNCLEAR = "failed to produce diagnostic"
MAXIMUM_ROUNDS = 40


Error = collections.namedtuple("Error", "line column message")


class LeftOut:
    """A declaration that wasn't built: what the compiler said of it, and the number of tests in it."""

    def __init__(self, target, file, line, message, tests):
        self.target = target
        self.file = file
        self.line = line
        self.message = message
        self.tests = tests


def build(package, targets, progress):
    """Builds, and gives the declarations that were left out."""
    result = []
    for _ in range(MAXIMUM_ROUNDS):
        run = subprocess.run(package.build_command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
        if run.returncode == 0:
            return result
        with open(os.path.join(package.folder, "build.log"), "w", encoding="utf-8") as log:
            log.write(run.stdout)
        errors = errors_by_file(run.stdout, package, targets)
        if not errors:
            break
        # A module that isn't here is the cause of other errors; so is what is only to be written otherwise.
        missing = {place: found for place in errors if (found := [error for error in errors[place] if MODULE.search(error.message)])}
        if not missing and amend(package, errors):
            continue
        # So is what the compiler has no words for.
        clear = {place: found for place in errors if (found := [error for error in errors[place] if UNCLEAR not in error.message])}
        changed = False
        for (target, file), found in (missing or clear or errors).items():
            path = os.path.join(package.target_folder(target), file)
            before = open(path, encoding="utf-8").read()
            for line, tests in disable(package, path, found):
                message = next(error.message for error in found if error.line == line)
                progress(f"{file}:{line}: left out: {message}")
                result.append(LeftOut(target, file, line, message, tests))
            changed = changed or open(path, encoding="utf-8").read() != before
        if not changed:
            break
    raise Failure(f"the build failed: {reason(run.stdout)} (all of it: {package.folder}/build.log)")


def disable(package, path, errors):
    """Leaves out what has errors; gives the lines of the declarations that aren't there, and the numbers of tests in them."""
    return [tuple(int(number) for number in line.split()) for line in rewrite(package, "--disable", path, errors, "--whole-bodies").splitlines()]


def amend(package, errors):
    """Writes otherwise what the compiler says how to, in all files; gives whether there was anything."""
    changed = False
    for (target, file), found in errors.items():
        path = os.path.join(package.target_folder(target), file)
        before = open(path, encoding="utf-8").read()
        rewrite(package, "--amend", path, found)
        changed = changed or open(path, encoding="utf-8").read() != before
    return changed


def rewrite(package, option, path, errors, *others):
    """Runs the rewriter on a file with errors; gives what it prints."""
    command = [os.path.join(package.root, "tools/rewriter"), option, path, *others]
    for error in errors:
        command += [str(error.line), str(error.column), error.message]
    run = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    if run.returncode:
        raise Failure(f"{path} couldn't be rewritten: {run.stderr.strip()}")
    return run.stdout


def errors_by_file(output, package, targets):
    """The errors of each file of the library that has some."""
    result = {}
    for path, line, column, message in ERROR.findall(output):
        for target in targets:
            folder = package.target_folder(target) + os.sep
            if path.startswith(folder) and os.path.exists(path):
                found = result.setdefault((target, path[len(folder):]), [])
                error = Error(int(line), int(column), message)
                if error not in found:
                    found.append(error)
    return result


def reason(output):
    """The line of a build that says why it failed."""
    lines = [line.strip() for line in output.splitlines() if "error:" in line] or output.strip().splitlines()[-1:]
    return lines[0] if lines else "nothing was said"
