"""The frames that Xcode stored in Interface Builder files, and what they and computed ones disagree about."""
import collections

NO_VIEWS = ("variation", "resources", "connections", "userDefinedRuntimeAttributes")
BROKEN = "a constraint that the stored frames break"
KEYS = ("x", "y", "width", "height")
# How a constraint's attribute comes of a frame: the axis (0 or 1), and what part of the length is added to the origin.
EDGES = {"leading": (0, 0), "left": (0, 0), "trailing": (0, 1), "right": (0, 1), "centerX": (0, .5), "top": (1, 0),
         "bottom": (1, 1), "centerY": (1, .5)}
SIZES = {"width": 2, "height": 3}
# A line of the system font in ems, and text styles' sizes in points.
LINE = 2444 / 2048
STYLES = {"Body": 17, "Headline": 17, "Subhead": 15, "Footnote": 13, "Caption1": 12, "Caption2": 11, "Callout": 16, "Title0": 34,
          "Title1": 28, "Title2": 22, "Title3": 20}


def font(label):
    """The kind of a label's font, its weight or style, and its size, which a style has none of; nothing where text has attributes."""
    description = label.find("fontDescription[@key='fontDescription']")
    if description is None:
        return ("sys", "regular", 17.0) if label.find("attributedString") is None else None
    style, name = description.get("style"), description.get("name")
    if style:
        return "style", style, 0
    kind = {"system": "regular"}.get(description.get("type"), description.get("type"))
    return name or "sys", "regular" if name else description.get("weight") or kind, float(description.get("pointSize") or 17)


def is_line_high(kind, weight, size, height):
    """Whether a height is a line's of the system font, rounded up to the pixel or to a point."""
    line = line_height(kind, weight, size)
    return line is not None and -.01 <= height - line < 1.01


def line_height(kind, weight, size):
    """A line's height in points; nothing of a font by name."""
    points = STYLES.get(weight.removeprefix("UICTFontTextStyle"), 0) if kind == "style" else float(size)
    return points * LINE if kind in ("sys", "style") else None


class View:
    """A view of a file: its element, its superview, its stored frame, and whether constraints place it."""

    def __init__(self, element, parent, rect, is_hidden):
        self.element, self.parent, self.rect, self.is_hidden = element, parent, rect, is_hidden
        self.id, self.tag = element.get("id"), element.tag
        try:
            self.stored = [float(rect.get(key)) for key in KEYS]
        except (TypeError, ValueError):
            self.stored = None

    @property
    def is_constrained(self):
        if self.parent is None or self.tag.endswith(("Cell", "CellContentView", "ReusableView")):
            return False
        by_constraints = self.element.get("translatesAutoresizingMaskIntoConstraints") == "NO"
        return (by_constraints and self.element.get("fixedFrame") != "YES") or self.parent.tag == "stackView"

    @property
    def root(self):
        view = self
        while view.parent is not None:
            view = view.parent
        return view


def views(node, parent=None, is_hidden=False):
    """Every view in an element, in preorder."""
    for child in node:
        if child.tag in NO_VIEWS:
            continue
        rect = next((part for part in child if part.tag == "rect" and part.get("key") == "frame"), None)
        hides = is_hidden or child.get("hidden") == "YES"
        view = parent
        if rect is not None:
            view = View(child, parent, rect, hides)
            yield view
        yield from views(child, view, hides)


class Disagreement:
    """Finds what stored and computed frames disagree about in a file."""

    def __init__(self, document, every, computed, codes):
        self.views = {view.id: view for view in every if view.id and view.stored}
        self.stored = {ident: view.stored for ident, view in self.views.items()}
        self.computed, self.codes = computed, codes
        self.guides = {}
        for view in self.views.values():
            for child in view.element:
                if child.tag == "viewLayoutGuide":
                    self.guides[child.get("id")] = (view, child.get("key"))
        for controller in document.iter():
            root = next((v for v in self.views.values() if v.parent is None and v.element in list(controller)), None) \
                if controller.find("layoutGuides") is not None else None
            for guide in controller.iterfind("layoutGuides/viewControllerLayoutGuide") if root else ():
                self.guides[guide.get("id")] = (root, guide.get("type"))
        self.causes = collections.defaultdict(list)
        # The roots whose stored frames break a constraint: nothing was laid out anew since it was written.
        self.stale_roots = set()
        self.near = collections.defaultdict(set)
        for view in self.views.values():
            excluded = {e.get("reference") for e in view.element.iterfind("variation[@key='default']/mask/exclude")}
            for constraint in view.element.iterfind("constraints/constraint"):
                if constraint.get("id") not in excluded:
                    self.heed(constraint, view)
            if view.parent is not None and view.parent.id:
                self.link(view.id, view.parent.id)

    def link(self, a, b):
        self.near[a].add(b)
        self.near[b].add(a)

    def item(self, ident, owner):
        """The view of an item, and the kind of guide where it is one."""
        if ident is None:
            return owner, None
        if ident in self.guides:
            return self.guides[ident]
        return self.views.get(ident), None

    def origin(self, view, top, frames):
        """Where a view begins in the coordinates of one around it."""
        x = y = 0.0
        while view is not top:
            if view is None or not frames.get(view.id):
                return None
            x, y = x + frames[view.id][0], y + frames[view.id][1]
            view = view.parent
        return x, y

    def value(self, view, attribute, top, frames):
        if attribute in SIZES:
            return frames[view.id][SIZES[attribute]] if frames.get(view.id) else None
        axis, part = EDGES[attribute]
        origin = self.origin(view, top, frames)
        return None if origin is None or not frames.get(view.id) else origin[axis] + part * frames[view.id][2 + axis]

    def residual(self, first, second, multiplier, top, frames):
        a = self.value(*first, top, frames)
        b = self.value(*second, top, frames) if second else 0.0
        return None if a is None or b is None else a - multiplier * b

    def heed(self, constraint, owner):
        items = [self.item(constraint.get("firstItem"), owner)]
        attributes = [constraint.get("firstAttribute") or ""]
        if constraint.get("secondAttribute"):
            items.append(self.item(constraint.get("secondItem"), owner))
            attributes.append(constraint.get("secondAttribute"))
        if any(view is None for view, _ in items):
            return
        for view, _ in items[1:]:
            self.link(items[0][0].id, view.id)
        if constraint.get("relation") not in (None, "equal") or float(constraint.get("priority") or 1000) < 1000:
            return
        names = [a[:-len("Margin")] if a.endswith("Margin") else a for a in attributes]
        names = [n[:-len("WithinMargins")] if n.endswith("WithinMargins") else n for n in names]
        if any("aseline" in name for name in names):
            kind = "baseline"
            names = ["top" if "aseline" in name else name for name in names]
        else:
            kind = self.kind(items, attributes)
        if any(name not in EDGES and name not in SIZES for name in names):
            return
        try:
            parts = [float(p) for p in (constraint.get("multiplier") or "1").replace("/", ":").split(":")]
            multiplier = parts[0] / parts[1] if len(parts) == 2 else parts[0]
            constant = float(constraint.get("constant") or 0)
        except (ValueError, ZeroDivisionError):
            return
        pairs = [(view, name) for (view, _), name in zip(items, names)]
        residuals = [self.residual(pairs[0], pairs[1] if len(pairs) > 1 else None, multiplier, owner, frames)
                     for frames in (self.stored, self.computed)]
        if None in residuals or abs(residuals[0] - residuals[1]) <= 1.01:
            return
        if kind == BROKEN and abs(residuals[0] - constant) > 1.01:
            self.stale_roots.update(view.root for view, _ in items)
        cause = (kind, constraint.get("id"), residuals[0], residuals[1])
        for view, _ in items:
            self.causes[view.id].append(cause)

    def kind(self, items, attributes):
        for (view, guide), attribute in zip(items, attributes):
            if guide in ("safeArea", "top", "bottom"):
                if view.parent is not None:
                    return "safe area of an inner view"
                where = "a xib" if view.element.get("key") != "view" else "a scene"
                return "safe area of %s" % where
            if guide or "Margin" in attribute:
                if view.tag == "tableViewCellContentView":
                    return "margins of a cell's content"
                return "margins of a root" if view.parent is None else "margins of an inner view"
        return BROKEN

    def cause(self, start, missed):
        """The first cause in reach of a missed view along missed views; what the file draws around them comes before what
        its frames break."""
        seen, queue, found = {start}, collections.deque([start]), []
        while queue:
            ident = queue.popleft()
            found += self.causes.get(ident, ())
            for near in sorted(self.near[ident] - seen, key=str):
                seen.add(near)
                (queue.append(near) if near in missed else found.extend(self.causes.get(near, ())))
        for cause in found:
            if cause[0] not in (BROKEN, "baseline"):
                return cause
        broken = next(iter(found), None)
        view = self.views[start]
        around = []
        while view is not None:
            around.append(view)
            view = view.parent
        if any(self.codes.get(view.id) for view in seen_views(self.views, seen)):
            return ("requirements that conflict",) + (broken[1:] if broken else ())
        if broken:
            return broken
        if any(view.tag == "stackView" for view in around):
            return ("in a stack view",)
        if any(view.tag in ("scrollView", "tableView", "collectionView") for view in around[1:]):
            return ("in a scroll view",)
        if any("ell" in view.tag for view in around):
            return ("in a cell",)
        return ("elsewhere",)


def seen_views(every, idents):
    return [every[ident] for ident in idents if ident in every]
