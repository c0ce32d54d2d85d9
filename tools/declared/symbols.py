"""The list of UIKit's declarations: what each is, how much it is used, and a use of it that compiles."""
import dataclasses
import fnmatch
import os

FOLDER = os.path.dirname(os.path.abspath(__file__))
LIST = os.path.join(FOLDER, "symbols.tsv")
HELD = os.path.join(FOLDER, "held.txt")
GROUPS = os.path.join(FOLDER, "groups.txt")

HEAD = """\
# UIKit's declarations that iOS apps use, the most used first, and how our modules are seen to have them.
# tier: 1 is 90 % of the uses in public apps, 2 is 95 %, 3 is 99 %. overridden: apps override or implement it.
# use: Swift that compiles where the declaration is there (`object` is one of its owner's); empty where it isn't.
# override: how a subclass overrides it; empty where it isn't open, or nobody does.
# Left out are 21 names that aren't UIKit's on iOS: members that apps' own extensions add, of AppKit, tvOS and AVFoundation, and names
# from before Swift 4.2.
"""


@dataclasses.dataclass
class Symbol:
    """A declaration."""
    name: str
    owner: str
    kind: str
    tier: int
    overridden: bool
    use: str
    override: str = ""

    @property
    def is_type(self):
        return self.owner == "-" and "(" not in self.name

    @property
    def family(self):
        """The type in whose row of the table it stands: its owner, or itself; the outermost one."""
        name = self.name if self.owner == "-" else self.owner
        return name.split("(")[0].split(".")[0].removesuffix("-UIAccessibility")

    @property
    def member(self):
        """Its name within its family."""
        name = self.name.replace("NSObject-UIAccessibility.", "NSObject.")
        return name.removeprefix(self.family + ".") if name != self.family else name


def read():
    """The declarations of the list."""
    with open(LIST, encoding="utf-8") as file:
        rows = [line.rstrip("\n").split("\t") for line in file if not line.startswith("#")]
    return [Symbol(name, owner, kind, int(tier), overridden == "yes", use, override)
            for name, owner, kind, tier, overridden, use, override in rows[1:]]


def write(symbols):
    """Writes the list."""
    with open(LIST, "w", encoding="utf-8") as file:
        file.write(HEAD)
        file.write("symbol\towner\tkind\ttier\toverridden\tuse\toverride\n")
        for each in symbols:
            overridden = "yes" if each.overridden else "no"
            file.write("\t".join([each.name, each.owner, each.kind, str(each.tier), overridden, each.use, each.override]) + "\n")


def patterns(path):
    """The lines of a list of patterns, without comments."""
    with open(path, encoding="utf-8") as file:
        return [line.split("#")[0].split() for line in file if line.split("#")[0].strip()]


class Groups:
    """What a family is about, by the patterns of groups.txt, of which the first that matches holds."""

    def __init__(self):
        self.rows = [(words[0], words[1:]) for words in patterns(GROUPS)]

        self.known = {}

    def of(self, symbol):
        family = symbol.family
        if family not in self.known:
            self.known[family] = next((group for group, names in self.rows
                                       if any(fnmatch.fnmatchcase(family, name) for name in names)), "other")
        return self.known[family]


class Held:
    """Which declarations are held only, by the patterns of held.txt; a pattern behind `!` takes back what one before it says."""

    def __init__(self):
        self.patterns = [words[0] for words in patterns(HELD)]

    def __contains__(self, symbol):
        held = False
        for pattern in self.patterns:
            name = pattern.removeprefix("!")
            if fnmatch.fnmatchcase(symbol.name, name) or fnmatch.fnmatchcase(symbol.family, name):
                held = not pattern.startswith("!")
        return held
