"""What a checkout of a library has: its targets, where their files are, and in which language mode they are built."""
import json
import os
import re
import subprocess

from . import podspec, xcode
from .failure import Failure

TEST_IMPORT = re.compile(r"^\s*(?:@testable\s+)?import\s+(?:XCTest|Testing|Quick|Nimble)\b", re.MULTILINE)
UI_TESTS = re.compile(r"\bXCUIApplication\b")
# Folders that have no library's sources.
PASSED_OVER = re.compile(r"(?i)^(\.|pods$|carthage$|build$|deriveddata$|docs?$|fastlane$)|\.(xcodeproj|xcworkspace|playground|docc)$")
# Folders of tests for other systems.
OTHER_SYSTEMS = re.compile(r"(?i)(^|/)(macos|osx|appkit|watchos|tvos)/")
NOT_SOURCES = re.compile(r"(?i)(example|demo|sample|test|spec|playground|benchmark)")


class Target:
    """A module of a library: its folder, its Swift files relative to that, and what it depends on."""

    def __init__(self, name, folder, files, is_test, dependencies, settings):
        self.name = name
        self.folder = folder
        self.files = files
        self.is_test = is_test
        self.dependencies = dependencies
        self.settings = settings


class Checkout:
    """A library: its name, and its targets in the order in which they depend on each other, tests last."""

    def __init__(self, name, folder, targets, notes):
        self.name = name
        self.folder = folder
        self.targets = targets
        self.notes = notes


def read(folder, scratch):
    """The library that is checked out in a folder."""
    folder = os.path.abspath(folder)
    name = os.path.basename(folder)
    notes = []
    manifest = None
    if os.path.exists(os.path.join(folder, "Package.swift")):
        try:
            manifest = dump(folder, scratch)
        except Failure as failure:
            # An old manifest's language isn't read any longer: the podspec and the files say the rest.
            if not any(entry.endswith((".podspec", ".xcodeproj")) for entry in os.listdir(folder)):
                raise
            notes.append(str(failure))
    if manifest:
        name = manifest["name"]
        targets = manifest_targets(manifest, folder, notes)
    else:
        spec = podspec.read(folder)
        files = spec.files if spec and spec.files else [path for path in swift_files(folder) if not NOT_SOURCES.search(path)]
        if not files:
            raise Failure(f"{folder} has neither a Package.swift nor Swift files of a library")
        module = spec.module if spec and spec.module else re.sub(r"\W", "_", name)
        targets = [Target(module, folder, files, False, [], [swift_version(folder, spec)])]
    if not any(target.is_test for target in targets):
        targets += found_tests(folder, targets, notes)
        add_conditions(targets, xcode.conditions(folder))
    return Checkout(name, folder, needed(targets), notes)


def dump(folder, scratch):
    """The manifest of a package."""
    run = subprocess.run(
        ["swift", "package", "dump-package", "--package-path", folder, "--scratch-path", scratch],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    if run.returncode:
        errors = [line for line in run.stderr.splitlines() if "error" in line] or run.stderr.splitlines()
        raise Failure(f"{folder}/Package.swift can't be read: {errors[0] if errors else 'no reason'}")
    return json.loads(run.stdout[run.stdout.index("{"):])


def manifest_targets(manifest, folder, notes):
    """The targets of a manifest that have Swift files."""
    major = int(manifest["toolsVersion"]["_version"].split(".")[0])
    versions = manifest.get("swiftLanguageVersions") or (["6"] if major >= 6 else ["5"])
    result = []
    for target in manifest["targets"]:
        if target["type"] not in ("regular", "test"):
            if target["type"] != "executable":
                notes.append(f"{target['name']} is left out: a {target['type']} target")
            continue
        path = target_folder(target, folder, len(manifest["targets"]))
        if path is None:
            notes.append(f"{target['name']} is left out: its folder isn't there")
            continue
        excluded = [os.path.normpath(entry) for entry in target.get("exclude", [])]
        files = [file for file in swift_files(path) if not any(within(file, entry) for entry in excluded)]
        chosen = target.get("sources")
        if chosen:
            files = [file for file in files if any(within(file, os.path.normpath(entry)) for entry in chosen)]
        if not files:
            notes.append(f"{target['name']} is left out: it has no Swift files")
            continue
        dependencies = [entry[kind][0] for entry in target["dependencies"] for kind in ("byName", "target", "product") if kind in entry]
        result.append(Target(target["name"], path, files, target["type"] == "test", dependencies, settings(target, versions)))
    return result


def target_folder(target, folder, count):
    """Where a target's files are, as SwiftPM looks for them."""
    if target.get("path") is not None:
        return on_any_case(folder, target["path"])
    kinds = ["Tests", "Sources", "Source", "src", "srcs"] if target["type"] == "test" else ["Sources", "Source", "src", "srcs"]
    for kind in kinds:
        path = os.path.join(folder, kind, target["name"])
        if os.path.isdir(path):
            return path
    return next((path for kind in kinds if os.path.isdir(path := os.path.join(folder, kind))), None)


def on_any_case(folder, path):
    """A folder below another by a path whose letters may be large or small, as a Mac finds it; nothing where there is none."""
    for name in os.path.normpath(path).split(os.sep):
        names = [name] if os.path.exists(os.path.join(folder, name)) else sorted(os.listdir(folder))
        found = next((entry for entry in names if entry.lower() == name.lower() and os.path.isdir(os.path.join(folder, entry))), None)
        if found is None:
            return None
        folder = os.path.join(folder, found)
    return folder


def settings(target, versions):
    """A target's Swift settings as a manifest spells them."""
    known = [version for version in versions if version.split(".")[0] in ("4", "5", "6")]
    # Tests needn't hold to more than a manifest asks for at least: XCTest's classes are on no actor.
    choose = min if target["type"] == "test" else max
    mode = choose(known, key=lambda version: [int(part) for part in version.split(".")], default="5")
    result = []
    for setting in target.get("settings", []):
        for kind, value in setting.get("kind", {}).items():
            value = value.get("_0") if isinstance(value, dict) else value
            if kind == "swiftLanguageMode":
                mode = str(value)
            elif kind in ("define", "enableUpcomingFeature", "enableExperimentalFeature") and setting.get("tool") == "swift":
                result += [f".{kind}({json.dumps(entry)})" for entry in (value if isinstance(value, list) else [value])]
    return [language_mode(mode)] + result


def language_mode(version):
    """A language mode as a manifest spells it."""
    return f".swiftLanguageMode(.v{'4_2' if version == '4.2' else version.split('.')[0]})"


def swift_version(folder, spec):
    """The language mode that a checkout without a manifest names in its podspec or .swift-version; Swift 5 otherwise."""
    versions = spec.versions if spec else []
    path = os.path.join(folder, ".swift-version")
    if not versions and os.path.exists(path):
        with open(path, encoding="utf-8", errors="replace") as file:
            versions = [file.read().strip()]
    return language_mode(max([version[0] for version in versions if version[:1] in ("4", "5", "6")], default="5"))


def found_tests(folder, targets, notes):
    """A target of the tests that a checkout has beside its manifest, as those of an Xcode project are."""
    sources = {os.path.join(target.folder, file) for target in targets for file in target.files}
    folders = set()
    for file in swift_files(folder):
        path = os.path.join(folder, file)
        if path in sources or OTHER_SYSTEMS.search(file):
            continue
        with open(path, encoding="utf-8", errors="replace") as text:
            content = text.read()
        if TEST_IMPORT.search(content) and not UI_TESTS.search(content):
            folders.add(of_all_tests(os.path.dirname(file)))
    top = [entry for entry in folders if not any(entry != other and within(entry, other) for other in folders)]
    result = []
    for entry in sorted(top):
        path = os.path.join(folder, entry)
        name = re.sub(r"\W", "_", os.path.basename(entry) or "Tests")
        name = name if name.lower().endswith(("tests", "specs", "spec", "test")) and name.lower() not in ("tests", "test", "specs") \
            else f"{targets[0].name}{name}"
        while any(target.name == name for target in targets + result):
            name += "_"
        libraries = [target.name for target in targets]
        files = [file for file in swift_files(path) if not OTHER_SYSTEMS.search(file) and not drives_an_app(os.path.join(path, file))]
        result.append(Target(name, path, files, True, libraries + ["Quick", "Nimble"], targets[0].settings))
        notes.append(f"the manifest has no tests: {entry} is taken as {name}")
    return result


def add_conditions(targets, conditions):
    """Has targets built with the conditions that a project's tests are built with, whose targets may name the system too."""
    for target in targets:
        own = next((names for name, names in conditions.items() if re.sub(r"[-_ ]iOS\b", "", name) == target.name), [])
        target.settings = target.settings + [f".define({json.dumps(name)})" for name in own if f".define({json.dumps(name)})" not in target.settings]


def drives_an_app(path):
    """Whether a file has tests of a whole app, driven from outside."""
    with open(path, encoding="utf-8", errors="replace") as text:
        return UI_TESTS.search(text.read()) is not None


def of_all_tests(folder):
    """The folder that a target's tests are in: the one named Tests above theirs, where theirs isn't named as a target of its own."""
    if re.search(r"(?i).(tests?|specs?)$", os.path.basename(folder)):
        return folder
    parts = folder.split(os.sep)
    last = max((index for index, part in enumerate(parts) if re.fullmatch(r"(?i)(unit[ _-]?)?(tests|specs)", part)), default=len(parts) - 1)
    return os.sep.join(parts[:last + 1])


def needed(targets):
    """The tests' targets and what they depend on, in order."""
    by_name = {target.name: target for target in targets}
    result = []

    def visit(target):
        if target in result:
            return
        for name in target.dependencies:
            if name in by_name and by_name[name] is not target:
                visit(by_name[name])
        if target not in result:
            result.append(target)

    for target in targets:
        if target.is_test:
            visit(target)
    return result or targets


def swift_files(folder):
    """The Swift files below a folder, by their paths relative to it."""
    result = []
    for path, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if not PASSED_OVER.search(name))
        result += [os.path.relpath(os.path.join(path, name), folder) for name in sorted(names)
                   if name.endswith(".swift") and not name.startswith("Package")]
    return result


def within(path, folder):
    """Whether a path is a folder's, or below it."""
    return folder in ("", ".") or path == folder or path.startswith(folder + os.sep)
