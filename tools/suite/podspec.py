"""What a library's podspec says of it: its module, its sources on iOS, and the version of Swift that they are written in."""
import os
import re

# A text, and what an attribute is set to: texts, or a list of them, over several lines where a comma or a bracket goes on.
TEXT = re.compile(r"""(['"])(.*?)\1""")
SETTING = re.compile(r"^[ \t]*(\w+)\.(ios\.)?(\w+)\s*=\s*((?:\[[^\]]*\]|[^\n]*,[ \t]*\n|[^\n])*)", re.MULTILINE)
SUBSPEC = re.compile(r"""\.subspec\s*\(?\s*(['"])(.*?)\1\s*\)?\s*do\s*\|(\w+)\|""")
COMMENT = re.compile(r"^\s*#.*$", re.MULTILINE)


class Podspec:
    """A library's podspec: its module's name, the Swift files that it has on iOS, and the version of Swift, each where it is said."""

    def __init__(self, folder, text):
        text = COMMENT.sub("", text)
        opened = [(found.start(), found[3], found[2]) for found in SUBSPEC.finditer(text)]
        values = {}
        for setting in SETTING.finditer(text):
            # The subspec whose block is the last before it that gives this variable.
            subspec = next((name for start, variable, name in reversed(opened) if start < setting.start() and variable == setting[1]), None)
            values.setdefault(setting[3], []).append((subspec, [found for _, found in TEXT.findall(setting[4])]))
        default = self.all(values, "default_subspecs") + self.all(values, "default_subspec")
        self.module = next(iter(self.all(values, "module_name") + self.all(values, "name")), None)
        self.versions = self.all(values, "swift_versions") + self.all(values, "swift_version")
        built = {key: [text for subspec, texts in values.get(key, []) if not (subspec and default) or subspec in default for text in texts]
                 for key in ("source_files", "exclude_files")}
        left_out = matching(folder, built["exclude_files"])
        self.files = sorted(path for path in matching(folder, built["source_files"]) - left_out if path.endswith(".swift"))

    @staticmethod
    def all(values, key):
        """The texts of an attribute."""
        return [text for _, texts in values.get(key, []) for text in texts]


def read(folder):
    """The podspec of a checkout; of several the one with the shortest name, which the others' begin with. Nothing where there is none."""
    names = sorted((name for name in os.listdir(folder) if name.endswith(".podspec")), key=lambda name: (len(name), name))
    if not names:
        return None
    with open(os.path.join(folder, names[0]), encoding="utf-8", errors="replace") as file:
        return Podspec(folder, file.read())


def matching(folder, patterns):
    """The files that CocoaPods' patterns name, by their paths relative to a folder; a folder's name stands for what is in it."""
    expressions = [expression(pattern) for pattern in patterns]
    result = set()
    for path, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if not name.startswith(".")]
        for name in names:
            file = os.path.relpath(os.path.join(path, name), folder)
            if any(one.fullmatch(file) for one in expressions):
                result.add(file)
    return result


def expression(pattern):
    """A regular expression of a pattern: * and ? within a name, ** over folders, {a,b} for either, [ab] for one of them."""
    parts = []
    depth = 0
    for part in re.findall(r"\*\*/|\*\*|\[[^\]]*\]|.", pattern.removeprefix("./").rstrip("/")):
        depth += {"{": 1, "}": -1}.get(part, 0)
        known = {"**/": "(?:.*/)?", "**": ".*", "*": "[^/]*", "?": "[^/]", "{": "(?:", "}": ")"}
        if part in known:
            parts.append(known[part])
        elif part == "," and depth:
            parts.append("|")
        else:
            parts.append(part if len(part) > 1 else re.escape(part))
    # A pattern without wildcards may be a folder.
    return re.compile("".join(parts) + ("" if re.search(r"[*?\[{]", pattern) else "(?:/[^/]*)?"))
