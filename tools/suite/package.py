"""The scratch package that a library's rewritten sources and tests are built in."""
import os
import re
import shutil
import subprocess

from .checkout import NOT_SOURCES, PASSED_OVER, language_mode, swift_files
from .failure import Failure

# Modules that suites use and that nobody here fetches: the tool's own, in Tests/SuiteModules.
OWN_MODULES = ["Quick", "Nimble", "Numerics"]
# A class of tests on the main actor, and its methods, which the rewriter has run on it.
ON_MAIN_ACTOR = re.compile(r"@MainActor\s+(?:(?:public|open|internal|private|final|override|static|class)\s+)*(?:class|func)\b")
TEST_CASE = re.compile(r"\bclass\s+\w+\s*:\s*(?:XCTest\.)?XCTestCase\b\s*(,)?")
# What an object has, which XCTest's class isn't here: such a class may be a delegate.
ADDED = "SuiteAdditions.swift"
ADDED_IMPORTS = "import Foundation\nimport XCTest\n"
OBJECT = """
extension XCTestCase: @retroactive NSObjectProtocol {
  public func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }
  public var hash: Int { ObjectIdentifier(self).hashValue }
  public func `self`() -> Self { self }
  public func isProxy() -> Bool { false }
  public var description: String { name }
  public var debugDescription: String { name }
}
"""
# What XCTest doesn't have here: activities, which a report on a Mac is made of.
ACTIVITIES = re.compile(r"\bXCT(?:Context|Activity)\b")
ACTIVITY = """
struct XCTActivity { let name: String }

enum XCTContext {
  static func runActivity<Result>(named name: String, block: (XCTActivity) throws -> Result) rethrows -> Result {
    try block(XCTActivity(name: name))
  }
}
"""
CLASS = re.compile(r"\bclass\s+(\w+)\s*:\s*(?:Quick\.)?(\w+)")
# The file that is added to the tests of a target that has specs.
EXAMPLES = "SuiteExamples.swift"


class Package:
    """A scratch package, which has the targets of one library at a time. UIKit's modules are those of the build of every day."""

    def __init__(self, root, folder, uikit):
        self.root = root
        self.uikit = uikit
        self.folder = os.path.join(folder, "package")
        self.build = os.path.join(folder, "build")
        self.notes = []

    @property
    def build_command(self):
        """What builds the tests. The flags hold for what SwiftPM itself writes too, and say which UIKit it is: a build looks at nothing else."""
        modules = os.path.join(self.uikit, "Modules")
        built = os.stat(os.path.join(self.uikit, "libScreenServer.so")).st_mtime_ns
        compiler = ["-suppress-warnings", "-I", modules, "-Xcc", f"-fmodule-map-file={modules}/CGLPK/module.modulemap", f"-DUIKIT_{built}"]
        linker = ["-L", self.uikit, "-lScreenServer", "-rpath", self.uikit]
        return ["swift", "build", "--build-tests", "--package-path", self.folder, "--scratch-path", self.build] + [
            word for kind, flags in (("-Xswiftc", compiler), ("-Xlinker", linker)) for flag in flags for word in (kind, flag)]

    def target_folder(self, target):
        """Where a target's rewritten files are."""
        return os.path.join(self.folder, "Tests" if target.is_test else "Sources", target.name)

    def write(self, checkout, beside):
        """Rewrites a library's files into the package, with what it needs of libraries beside it, and writes the manifest."""
        os.makedirs(self.folder, exist_ok=True)
        targets = list(checkout.targets)
        known = {target.name for target in targets}
        for name in [name for target in targets for name in target.dependencies]:
            if name in known or name in OWN_MODULES:
                continue
            found = [target for other in beside for target in other.targets if target.name == name and not target.is_test]
            for target in found:
                if target.name not in known:
                    known.add(target.name)
                    targets.insert(0, target)
            if not found:
                self.notes.append(f"{name} isn't here: what imports it is left out")
        own = self.own_modules(targets, known)
        for target in targets:
            self.rewrite(target, [other for other in targets if other is not target and not other.is_test])
        with open(os.path.join(self.folder, "Package.swift"), "w", encoding="utf-8") as manifest:
            manifest.write(self.manifest(targets, own, known))
        return targets

    def own_modules(self, targets, known):
        """Copies the tool's own modules that the files import; gives their names."""
        imported = set()
        for target in targets:
            for file in target.files:
                with open(os.path.join(target.folder, file), encoding="utf-8", errors="replace") as source:
                    text = source.read()
                imported |= {name for name in OWN_MODULES if f"import {name}" in text}
        own = [name for name in OWN_MODULES if name in imported and name not in known]
        for name in own:
            synchronize(os.path.join(self.root, "Tests/SuiteModules", name), os.path.join(self.folder, "Sources", name))
        return own

    def rewrite(self, target, context):
        """Rewrites a target's files."""
        folder = self.target_folder(target)
        command = [os.path.join(self.root, "tools/rewriter"), "--from", target.folder, "--to", folder]
        for other in context:
            for file in other.files:
                path = os.path.join(other.folder, file)
                command += ["--context", path, "--library", path]
        run = subprocess.run(command + target.files, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        if run.returncode:
            raise Failure(f"{target.name} couldn't be rewritten: {run.stderr.strip()}")
        self.notes += run.stdout.splitlines()
        added = {EXAMPLES: quick_examples(target), ADDED: self.adapt(target) if target.is_test else None}
        for name, text in added.items():
            if text:
                with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
                    file.write(text)
        for file in swift_files(folder):
            if file not in target.files and not added.get(file):
                os.remove(os.path.join(folder, file))

    def adapt(self, target):
        """Fits a target's tests to the XCTest that there is here; gives what that lacks of what they use."""
        is_delegate = uses_activities = False
        for file in target.files:
            with open(os.path.join(target.folder, file), encoding="utf-8", errors="replace") as source:
                text = source.read()
            uses_activities = uses_activities or ACTIVITIES.search(text) is not None
            cases = TEST_CASE.findall(text)
            is_delegate = is_delegate or any(cases)
            if cases and ON_MAIN_ACTOR.search(text):
                # On no actor themselves they are checked as UIKit's own classes are in Swift 5.
                target.settings = [entry for entry in target.settings if "swiftLanguageMode" not in entry] + [language_mode("5")]
        added = (OBJECT if is_delegate else "") + (ACTIVITY if uses_activities else "")
        return ADDED_IMPORTS + added if added else None

    def copy_catalogues(self, targets):
        """Copies the targets' asset catalogues beside the program of the tests, which is every bundle's."""
        copies = os.path.join(self.build, "debug", "Catalogues")
        shutil.rmtree(copies, ignore_errors=True)
        for target in targets:
            for path, folders, _ in os.walk(target.folder):
                folders[:] = [name for name in folders if not PASSED_OVER.search(name) and (target.is_test or not NOT_SOURCES.search(name))]
                for name in [name for name in folders if name.endswith(".xcassets")]:
                    folders.remove(name)
                    shutil.copytree(os.path.join(path, name), os.path.join(copies, target.name, name), symlinks=True, dirs_exist_ok=True)

    def manifest(self, targets, own, known):
        """The manifest."""
        lines = ["// swift-tools-version: 6.0", "import PackageDescription", "", "let package = Package(", '  name: "Suites",',
                 "  targets: ["]
        for name in own:
            lines.append(f'    .target(name: "{name}"),')
        for target in targets:
            names = [name for name in target.dependencies if name in known and name != target.name] + (own if target.is_test else [])
            dependencies = ", ".join(f'"{name}"' for name in dict.fromkeys(names))
            kind = "testTarget" if target.is_test else "target"
            settings = ", ".join(target.settings)
            lines.append(f'    .{kind}(name: "{target.name}", dependencies: [{dependencies}], swiftSettings: [{settings}]),')
        return "\n".join(lines + ["  ]", ")", ""])


def quick_examples(target):
    """A test of XCTest for each of a target's specs; nothing where it has none."""
    parents = {}
    for file in target.files if target.is_test else []:
        with open(os.path.join(target.folder, file), encoding="utf-8", errors="replace") as source:
            parents.update(CLASS.findall(source.read()))

    def descends(name, base):
        seen = set()
        while name in parents and name not in seen:
            seen.add(name)
            name = parents[name]
        return name == base

    specs = [name for name in parents if descends(name, "QuickSpec")]
    configurations = ", ".join(f"{name}.self" for name in parents if descends(name, "QuickConfiguration"))
    if not specs:
        return None
    return "import Quick\nimport XCTest\n" + "".join(
        f"\nfinal class {name}Examples: XCTestCase {{\n"
        f"  func testExamples() {{ QuickExamples.run({name}.self, in: self, configurations: [{configurations}]) }}\n}}\n" for name in specs)


def synchronize(source, target):
    """Makes a folder have another's Swift files; what is as it was keeps its time."""
    files = swift_files(source)
    for file in files:
        path = os.path.join(target, file)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(os.path.join(source, file), "rb") as old:
            content = old.read()
        if not os.path.exists(path) or open(path, "rb").read() != content:
            with open(path, "wb") as new:
                new.write(content)
    for file in swift_files(target):
        if file not in files:
            os.remove(os.path.join(target, file))


