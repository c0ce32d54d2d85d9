"""The tests: Swift that uses each declaration, and so doesn't compile where one goes away."""
import os
import re

from . import overrides, uses

FOLDER = os.path.join(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))), "Tests/UIKitTests/Declarations")

IMPORTS = "import UIKit\nimport UserNotifications\n\n"
VALUE = "/// A value of any type, for code that is compiled and never run.\nfunc anything<T>() -> T { preconditionFailure() }\n\n"

# Types whose members are used of one of theirs, as they are generic.
GENERIC = {
    "NSLayoutAnchor": "NSLayoutAnchor<NSLayoutXAxisAnchor>",
    "UITableViewDiffableDataSource": "UITableViewDiffableDataSource<Int, Int>",
    "UICollectionViewDiffableDataSource": "UICollectionViewDiffableDataSource<Int, Int>",
    "NSDiffableDataSourceSnapshot": "NSDiffableDataSourceSnapshot<Int, Int>",
    "UICollectionView.CellRegistration": "UICollectionView.CellRegistration<UICollectionViewCell, Int>",
    "UICollectionView.SupplementaryRegistration": "UICollectionView.SupplementaryRegistration<UICollectionReusableView>",
}
# Protocols that the list has no row for.
PROTOCOLS = {
    "CAMediaTiming", "NSTextAttachmentContainer", "UIAppearance", "UIContentSizeCategoryAdjusting", "UIFocusEnvironment", "UIKeyInput",
    "UILayoutSupport", "UISceneDelegate", "UITextInputTraits", "UITraitEnvironment", "UIViewAnimating", "UITextInputDelegate",
    "CALayerDelegate", "UIInteraction", "UIAccessibilityIdentification", "UIResponderStandardEditActions", "UIDropSession",
}


def parameter(owner, kinds):
    """A function's parameter that is one of an owner's."""
    owner = uses.NAMES.get(owner, owner)
    if owner in ("-", "CoreGraphics", "QuartzCore", "UIKit"):
        return ""
    is_protocol = kinds.get(owner) == "protocol" or owner in PROTOCOLS
    return f"_ object: inout {'any ' if is_protocol else ''}{GENERIC.get(owner, owner)}"


def files(symbols, groups):
    """The test files, by their names: one for each group's declarations that are there."""
    kinds = {each.name: each.kind for each in symbols if each.is_type}
    texts = {"Declarations.swift": f"{HEAD}{VALUE.rstrip()}\n", "Overrides.swift": HEAD + imports("") + overrides.text(symbols)}
    for group in sorted({groups.of(each) for each in symbols}):
        present = [each for each in symbols if groups.of(each) == group and each.use]
        if not present:
            continue
        owners = {}
        for each in sorted(present, key=lambda each: each.name):
            owners.setdefault(each.owner, []).append(each)
        functions = "\n".join(function(owner, owners[owner], kinds) for owner in sorted(owners))
        texts[f"Declarations+{group.capitalize()}.swift"] = HEAD + imports(functions) + functions
    return texts


def imports(text):
    """The imports of a file."""
    return IMPORTS if re.search(r"\bUN[A-Z]", text) else "import UIKit\n\n"


HEAD = "// Written by tools/check declarations.\n// swift-format-ignore-file\n"


def function(owner, symbols, kinds):
    """A function that uses an owner's declarations."""
    words = "".join(re.findall(r"\w+", owner.replace("NSObject-UIAccessibility", "accessibleObject"))) or "types"
    effects = [word for word in ("async", "throws") if any(EFFECTS[word] in each.use for each in symbols)]
    effects = (" " + " ".join(effects)) if effects else ""
    body = "".join(f"  {each.use}\n" for each in symbols)
    name = "use" + words[0].upper() + words[1:]
    return f"@MainActor private func {name}({parameter(owner, kinds) if 'object' in body else ''}){effects} {{\n{body}}}\n"


EFFECTS = {"async": " await ", "throws": " try "}
