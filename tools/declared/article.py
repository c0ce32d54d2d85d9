"""The table of the documentation: what of each of UIKit's types behaves, what is held, and what isn't there."""
TITLES = {
    "views": "Views", "constraints": "Constraints and guides", "stacks": "Stacks", "controls": "Controls", "text": "Text",
    "images": "Images", "colours": "Colours", "geometry": "Geometry and drawing", "layers": "Layers", "traits": "Traits, screen and device",
    "gestures": "Gestures", "animation": "Animation", "events": "Events, menus and interactions", "accessibility": "Accessibility",
    "controllers": "View controllers", "lists": "Tables and collections", "bars": "Bars", "storyboards": "Storyboards and nibs",
    "application": "Application, scenes and notifications", "representables": "SwiftUI",
}

HEAD = """\
# UIKit's declarations by class

What the module UIKit has of what iOS apps use, and what of it behaves.

## Overview

The table has the declarations that make up 99 % of the uses of UIKit in public apps, by the type that declares them, the most used
first. Each has a mark:

| mark | |
|---|---|
| ● | behaves: it is computed, or changes what is laid out, as in UIKit |
| ○ | held: it is accepted and read back, and nothing follows from it; or it ends at once where a device would take part |
| – | isn't there: code that uses it doesn't compile |

A use of each that is there is compiled by the package's tests, and an override of those that apps override. `tools/check declarations`
writes this page.
"""

TIERS = {1: "the first 90 % of uses", 2: "the next 5 %", 3: "the next 4 %"}


def text(symbols, groups, held):
    """The article."""
    unnamed = {groups.of(each) for each in symbols} - set(TITLES)
    if unnamed:
        raise SystemExit(f"error: groups without a title: {unnamed}")
    return HEAD + summary(symbols, groups) + "".join(section(title, [each for each in symbols if groups.of(each) == group], held)
                          for group, title in TITLES.items())


def summary(symbols, groups):
    """How many of each tier are there, by group."""
    lines = ["\n| | " + " | ".join(TIERS.values()) + " |\n|---|" + "---|" * len(TIERS) + "\n"]
    for group, title in TITLES.items():
        cells = []
        for tier in TIERS:
            own = [each for each in symbols if groups.of(each) == group and each.tier == tier]
            cells.append(f"{sum(1 for each in own if each.use)} of {len(own)}" if own else "")
        lines.append(f"| {title} | {' | '.join(cells)} |\n")
    return "".join(lines)


def section(title, symbols, held):
    """The table of a group."""
    families = {}
    for each in symbols:
        families.setdefault(each.family, []).append(each)
    rows = [row(family, members, held) for family, members in families.items()]
    return f"\n## {title}\n\n| | |\n|---|---|\n" + "".join(rows)


def row(family, members, held):
    """The row of a type: its own mark, and those of its members."""
    own = [each for each in members if each.name == family]
    marks = [marked(each, held) for each in own or members]
    mark = next(sign for sign in "●○–" if sign in marks)
    parts = []
    for sign in "●○–":
        names = [f"`{each.member}`" for each in members if each.name != family and marked(each, held) == sign]
        if names:
            parts.append(f"{sign} {', '.join(names)}")
    return f"| {mark} `{family}` | {' · '.join(parts)} |\n"


def marked(symbol, held):
    """The mark of a declaration."""
    if not symbol.use:
        return "–"
    return "○" if symbol in held else "●"
