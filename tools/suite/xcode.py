"""What an Xcode project says of its tests: the compilation conditions that each target is built with for them."""
import glob
import os
import re
import xml.etree.ElementTree

from .failure import Failure

TOKEN = re.compile(r'/\*.*?(?:\*/|\Z)|//[^\n]*|"((?:[^"\\]|\\.)*)"|([{}()=;,])|([^\s{}()=;,"]+)', re.DOTALL)
SETTING = "SWIFT_ACTIVE_COMPILATION_CONDITIONS"


def conditions(folder):
    """The conditions of each target by its name, in the configuration that the schemes at a folder's top run tests in.

    Those that follow from others by `$(inherited)` are the project's. Nothing where there is no scheme with tests.
    """
    result = {}
    for project in sorted(glob.glob(os.path.join(glob.escape(folder), "*.xcodeproj"))):
        try:
            result = conditions_of(project) | result
        # Files of other people: cut, of another notation, nested too deeply.
        except (OSError, LookupError, AttributeError, TypeError, RecursionError, xml.etree.ElementTree.ParseError) as error:
            raise Failure(f"{project} can't be read: {error!r}") from error
    return result


def conditions_of(project):
    """The conditions of a project's targets by their names."""
    configurations = test_configurations(project)
    if not configurations:
        return {}
    with open(os.path.join(project, "project.pbxproj"), encoding="utf-8", errors="replace") as file:
        objects = property_list(file.read()).get("objects", {})
    root = next((entry for entry in objects.values() if entry.get("isa") == "PBXProject"), {})
    inherited = named(objects, root, configurations, [])
    targets = [entry for entry in objects.values() if entry.get("isa") == "PBXNativeTarget" and isinstance(entry.get("name"), str)]
    return {entry["name"]: named(objects, entry, configurations, inherited) for entry in targets}


def test_configurations(project):
    """The names of the configurations that a project's shared schemes run tests in."""
    result = set()
    for path in glob.glob(os.path.join(glob.escape(project), "xcshareddata/xcschemes/*.xcscheme")):
        action = xml.etree.ElementTree.parse(path).getroot().find("TestAction")
        if action is not None and action.find("Testables/TestableReference") is not None:
            result.add(action.get("buildConfiguration"))
    return result


def named(objects, owner, configurations, inherited):
    """The conditions of a target or a project, given those that it inherits."""
    identifiers = objects.get(owner.get("buildConfigurationList"), {}).get("buildConfigurations", [])
    for configuration in (objects.get(identifier, {}) for identifier in identifiers):
        setting = configuration.get("buildSettings", {}).get(SETTING)
        if configuration.get("name") in configurations and setting is not None:
            words = [word for text in (setting if isinstance(setting, list) else [setting]) for word in text.split()]
            # Other variables, and what is no name, say nothing here.
            known = [word for word in words if word == "$(inherited)" or re.fullmatch(r"[A-Za-z_]\w*", word)]
            return [name for word in known for name in (inherited if word == "$(inherited)" else [word])]
    return inherited


def property_list(text):
    """A property list in the notation of NeXTSTEP: dictionaries, lists and texts."""
    tokens = [found for found in TOKEN.finditer(text) if any(found.groups()) or found[0] == '""']
    position = 0

    def value():
        nonlocal position
        token = tokens[position]
        position += 1
        if token[2] == "{":
            result = {}
            while tokens[position][2] != "}":
                key = value()
                position += 1
                result[key] = value()
                position += 1
        elif token[2] == "(":
            result = []
            while tokens[position][2] != ")":
                result.append(value())
                position += tokens[position][2] == ","
        else:
            return token[3] or re.sub(r"\\(.)", r"\1", token[1] or "")
        position += 1
        return result

    return value()
