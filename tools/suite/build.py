"""Builds the scratch package.

A file that doesn't compile is left out, and what needs it in turn, until the rest does; a test that doesn't compile alone fails.
"""
import os
import re
import subprocess

from .failure import Failure

ERROR = re.compile(r"^(/[^:\n]+\.swift):(\d+):(\d+): error: (.*)$", re.MULTILINE)
MODULE = re.compile(r"no such module|module .* was not compiled|unable to resolve module")
TEST = re.compile(r"^\s*(?:@\w+\s+)*(?:override\s+)?func\s+test\w*\s*\(\s*\)|^\s*@Test\b", re.MULTILINE)


class LeftOut:
    """A file that wasn't built: its first error, and the number of tests in it."""

    def __init__(self, target, file, line, message, tests):
        self.target = target
        self.file = file
        self.line = line
        self.message = message
        self.tests = tests


def build(package, targets, progress):
    """Builds, and gives the files that were left out."""
    result = []
    command = ["swift", "build", "--build-tests", "--package-path", package.folder, "--scratch-path", package.build]
    while True:
        run = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
        if run.returncode == 0:
            return result
        with open(os.path.join(package.folder, "build.log"), "w", encoding="utf-8") as log:
            log.write(run.stdout)
        errors = errors_by_file(run.stdout, package, targets)
        if not errors:
            raise Failure(f"the build failed: {reason(run.stdout)} (all of it: {package.folder}/build.log)")
        # A module that isn't here is the cause of other errors.
        missing = {file: found for file, found in errors.items() if any(MODULE.search(message) for _, message in found)}
        for (target, file), found in (missing or errors).items():
            path = os.path.join(package.target_folder(target), file)
            if target.is_test and not missing:
                found = disable(package, path, found)
                if not found:
                    progress(f"{file}: tests that don't compile fail")
                    continue
            line, message = found[0]
            progress(f"{file} is left out: {line}: {message}")
            with open(path, encoding="utf-8", errors="replace") as text:
                tests = len(TEST.findall(text.read())) if target.is_test else 0
            os.remove(path)
            result.append(LeftOut(target, file, line, message, tests))
        for target in targets:
            left = [file for file in target.files if os.path.exists(os.path.join(package.target_folder(target), file))]
            if not left and not target.is_test:
                raise Failure(f"no file of {target.name} compiles; the first error: {result[0].file}:{result[0].line}: {result[0].message}")


def disable(package, path, errors):
    """Makes tests that don't compile ones that fail; gives the errors that are in no test."""
    command = [os.path.join(package.root, "tools/rewriter"), "--disable", path]
    for line, message in errors:
        command += [str(line), message]
    run = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    if run.returncode:
        raise Failure(f"{path} couldn't be rewritten: {run.stderr.strip()}")
    left = {int(line) for line in run.stdout.split()}
    return [error for error in errors if error[0] in left]


def errors_by_file(output, package, targets):
    """The errors, each a line and a message, of each file of the library that has some."""
    result = {}
    for path, line, _, message in ERROR.findall(output):
        for target in targets:
            folder = package.target_folder(target) + os.sep
            if path.startswith(folder) and os.path.exists(path):
                found = result.setdefault((target, path[len(folder):]), [])
                if (int(line), message) not in found:
                    found.append((int(line), message))
    return result


def reason(output):
    """The line of a build that says why it failed."""
    lines = [line.strip() for line in output.splitlines() if "error:" in line] or output.strip().splitlines()[-1:]
    return lines[0] if lines else "nothing was said"
