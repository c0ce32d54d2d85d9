"""Overrides of the members that apps override, from the symbol graphs of a build: in subclasses that don't compile where a member
is no longer open."""
import glob
import json
import os
import re
import subprocess
import tempfile

# Classes whose subclasses say so again.
SENDABLE = {"NSTextAttachment"}
# The parameters of classes that have some.
PARAMETERS = {name: ["SectionIdentifierType", "ItemIdentifierType"]
              for name in ("UICollectionViewDiffableDataSource", "UITableViewDiffableDataSource")}
MODULES = ["UIKit", "QuartzCore", "CoreGraphics", "UserNotifications"]


def note(symbols, modules, root):
    """Notes for each member of a class that apps override how it is overridden, where it is open in the modules of a build."""
    target = json.loads(subprocess.run(["swift", "-print-target-info"], check=True, capture_output=True).stdout)["target"]["triple"]
    with tempfile.TemporaryDirectory() as folder:
        for module in MODULES:
            subprocess.run(["swift", "symbolgraph-extract", "-module-name", module, "-target", target, "-I", modules, "-I",
                            os.path.join(root, "Sources/Engine/CGLPK"), "-minimum-access-level", "public", "-skip-synthesized-members",
                            "-output-dir", folder], check=True)
        declared = open_members(folder)
    for each in symbols:
        each.override = override(declared[each.name]) if each.overridden and each.use and each.name in declared else ""


def open_members(folder):
    """The declarations of open members in symbol graphs, by their names."""
    declared = {}
    for path in glob.glob(os.path.join(folder, "*.symbols.json")):
        with open(path, encoding="utf-8") as file:
            graph = json.load(file)
        for each in graph["symbols"]:
            if each["accessLevel"] == "open":
                text = "".join(part["spelling"] for part in each["declarationFragments"])
                declared[".".join(each["pathComponents"])] = text
    return declared


def override(declaration):
    """The override of a declaration."""
    bare = re.sub(r"@\w+(\([^)]*\))? ", "", declaration).replace("open ", "", 1).replace("weak ", "", 1)
    if re.match(r"(class )?func ", bare):
        return "override " + re.sub(r" = [^,)]+", "", bare) + (" { anything() }" if "->" in bare.rsplit(")", 1)[1] else " {}")
    match = re.fullmatch(r"((?:class )?var .*?)( \{ get( set)? \})?", bare)
    if not match:
        return ""
    is_settable = match.group(2) is None or match.group(3) is not None
    return f"override {match.group(1)} {{ get {{ anything() }} {'set {} ' if is_settable else ''}}}"


def text(symbols):
    """Subclasses that override."""
    owners = {}
    for each in symbols:
        if each.override:
            owners.setdefault(each.owner, []).append(each.override)
    return "\n".join(
        head(owner) + " {\n" + "".join(f"  {line}\n" for line in sorted(lines)) + "}\n" for owner, lines in sorted(owners.items()))


def head(owner):
    """The head of a subclass of a class."""
    parameters = PARAMETERS.get(owner, [])
    own = f"<{', '.join(each + ': Hashable & Sendable' for each in parameters)}>" if parameters else ""
    of = f"<{', '.join(parameters)}>" if parameters else ""
    sendable = ", @unchecked Sendable" if owner in SENDABLE else ""
    return f"private class Own{owner.replace('.', '')}{own}: {owner}{of}{sendable}"
