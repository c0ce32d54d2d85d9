"""Builds the scratch package; a file that doesn't compile is left out, and what needs it in turn, until the rest does."""
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
        errors = first_errors(run.stdout, package, targets)
        if not errors:
            raise Failure(f"the build failed: {reason(run.stdout)} (all of it: {package.folder}/build.log)")
        # A module that isn't here is the cause of other errors.
        missing = [entry for entry in errors if MODULE.search(entry.message)]
        for entry in missing or errors:
            progress(f"{entry.file} is left out: {entry.message}")
            os.remove(os.path.join(package.target_folder(entry.target), entry.file))
            result.append(entry)
        for target in targets:
            left = [file for file in target.files if os.path.exists(os.path.join(package.target_folder(target), file))]
            if not left and not target.is_test:
                raise Failure(f"no file of {target.name} compiles; the first error: {result[0].file}:{result[0].line}: {result[0].message}")


def first_errors(output, package, targets):
    """The first error of each file of the library that has one."""
    result = {}
    for path, line, _, message in ERROR.findall(output):
        for target in targets:
            folder = package.target_folder(target) + os.sep
            if path.startswith(folder) and path not in result and os.path.exists(path):
                with open(path, encoding="utf-8", errors="replace") as file:
                    tests = len(TEST.findall(file.read())) if target.is_test else 0
                result[path] = LeftOut(target, path[len(folder):], int(line), message, tests)
    return list(result.values())


def reason(output):
    """The line of a build that says why it failed."""
    lines = [line.strip() for line in output.splitlines() if "error:" in line] or output.strip().splitlines()[-1:]
    return lines[0] if lines else "nothing was said"
