import Documents
import LayoutModel

/// Keys that a fixture doesn't have in this place, although another object, another class, Objective-C or Interface
/// Builder has them.
enum ForeignKeys {
  /// A hint about a key, in words that follow a semicolon.
  ///
  /// - Parameters:
  ///   - key: The unknown key.
  ///   - object: The schema's name of the object that it stands in.
  ///   - className: The object's `class`, if it gives one.
  /// - Returns: The hint; `nil` if nothing else has that key.
  static func hint(_ key: String, in object: String, of className: String?) -> String? {
    let kind = kinds[object] ?? object
    let matches = names.filter { $0.objects.contains(kind) && $0.keys.contains(key) }
    if let match = matches.first(where: { $0.className == className }) ?? matches.first(where: { $0.className == nil })
    {
      return match.hint
    }
    if kind == "View", AppearanceKeys.table.keys.contains(where: { $0.name == key }) {
      return "what moves no view stands in 'appearance'"
    }
    if kind == "View", silent.contains(key) { return "UIKit's '\(key)' moves no view, and a fixture has no key for it" }
    guard let owners = owners[key] else { return nil }
    if kind == "Controller" || kind == "Fixture", owners.contains("a view") {
      return "it is a key of a view, which stands under 'view'"
    }
    let named = owners.prefix(maximumOwnersNamed).map { "of \($0)" }
    return "it is a key " + named.listed("and")
  }

  private static let maximumOwnersNamed = 3

  /// Objects that share keys with another.
  private static let kinds = [
    "ViewSettings": "View", "ViewChange": "View", "ConstraintSettings": "Constraint",
    "BarButtonItemSettings": "BarButtonItem", "AskedPresentation": "Presentation", "Action": "Event",
    "AddedObserver": "Observer",
  ]

  /// A foreign name, and what it stands for.
  struct Name: Sendable {
    let objects: Set<String>
    let className: String?
    let keys: Set<String>
    let hint: String

    init(_ objects: String..., of className: String? = nil, keys: Set<String>, _ hint: String) {
      self.objects = Set(objects)
      self.className = className
      self.keys = keys
      self.hint = hint
    }
  }

  static let names: [Name] =
    viewNames + controllerNames + [
      Name("Fixture", keys: ["supportedInterfaceOrientations", "requiresFullScreen"], "it stands in 'application'"),
      Name("Fixture", keys: ["scale", "idiom", "safeAreaInsets", "size"], "it stands in 'device', as an object"),
      Name("Fixture", keys: ["interfaceOrientation"], "the orientation of the frames is 'orientation' here"),
      Name("Fixture", keys: ["deviceOrientation"], "the device is turned by an event, {\"rotateDevice\": …}"),
      Name("Fixture", keys: ["version", "iOS", "osVersion", "iosVersion"], "the iOS version is 'systemVersion' here"),
      Name("Fixture", keys: ["contentSizeCategory"], "it is 'preferredContentSizeCategory' here"),
      Name("Fixture", keys: ["layoutDirection"], "it is 'userInterfaceLayoutDirection' here"),
      Name("Fixture", keys: ["rootView", "root"], "the root view is 'view' here"),
      Name("Fixture", keys: ["controller", "viewController"], "the root controller is 'rootViewController' here"),
      Name("Device", keys: ["width", "height", "screenSize"], "a screen's size is 'size' here, [width, height]"),
      Name("Device", keys: ["pixelRatio", "nativeScale", "contentScaleFactor"], "pixels per point are 'scale' here"),
      Name("Device", keys: ["userInterfaceIdiom"], "it is 'idiom' here"),
      Name("Constraint", keys: ["item", "firstView", "view1"], "it is 'firstItem' here"),
      Name("Constraint", keys: ["toItem", "secondView", "view2"], "it is 'secondItem' here"),
      Name("Constraint", keys: ["attribute"], "it is 'firstAttribute' here"),
      Name("Constraint", keys: ["toAttribute"], "it is 'secondAttribute' here"),
      Name("Constraint", keys: ["relatedBy"], "it is 'relation' here"),
      Name("Constraint", keys: ["identifier", "name"], "a constraint's identifier is 'id' here"),
      Name("Constraint", keys: ["active", "installed", "isInstalled"], "it is 'isActive' here"),
      Name("Constraint", keys: ["format"], "it is 'visualFormat' here"),
      Name("Constraint", keys: ["text", "expression"], "a constraint's text is 'constraint' here"),
      Name("BarButtonItem", keys: ["text"], "a bar item's text is 'title' here"),
      Name("BarButtonItem", keys: ["barButtonSystemItem"], "it is 'systemItem' here"),
      Name("BarButtonItem", keys: ["enabled"], "it is 'isEnabled' here"),
      Name("BarButtonItem", keys: ["action"], "it is 'actions' here, a list"),
      Name("Presentation", keys: ["style", "presentationStyle"], "it is 'modalPresentationStyle' here"),
      Name("Presentation", keys: ["transition", "transitionStyle"], "it is 'modalTransitionStyle' here"),
      Name("Presentation", keys: ["animated"], "it is 'isAnimated' here"),
      Name(
        "Presentation", keys: ["barButtonItem", "sourceView", "sourceRect", "permittedArrowDirections"],
        "it stands in 'popover'"),
      Name("Presentation", keys: ["from"], "who presents is the controller that 'presents' stands in"),
      Name("Insets", keys: ["leading", "trailing"], "insets by reading direction are 'directionalLayoutMargins'"),
      Name("DirectionalInsets", keys: ["left", "right"], "insets by side are 'layoutMargins'"),
      Name("LayoutGuide", keys: ["name", "identifier"], "what constraints call a guide is 'id' here"),
      Name("Event", keys: ["rotate", "rotation", "orientation"], "a turn of the device is 'rotateDevice' here"),
      Name("Event", keys: ["touch", "click"], "it is 'tap' here"),
      Name("Event", keys: ["presentViewController"], "it is 'present' here"),
      Name("Event", keys: ["dismissViewController"], "it is 'dismiss' here"),
      Name("Event", keys: ["pushViewController"], "it is 'push' here"),
      Name("Event", keys: ["popViewController", "popToRootViewController"], "it is 'pop' here"),
      Name("Event", keys: ["sleep", "delay"], "it is 'wait' here"),
      Name("Event", keys: ["keyboard"], "it is 'showKeyboard' here"),
      Name("Event", keys: ["typeText", "enterText", "input"], "it is 'type' here"),
      Name("Event", keys: ["return", "enter", "pressReturn"], "it is 'returnKey' here"),
      Name("Event", keys: ["endEditing"], "it is 'resignFirstResponder' here, of a text field or a text view"),
      Name("Event", keys: ["pickImage", "pickPhoto", "takePicture"], "it is 'pickMedia' here, of an image picker"),
      Name("Event", keys: ["perform", "callMethod", "invoke"], "it is 'call' here"),
      Name("Event", keys: ["make"], "what a template makes stands where a controller or a view does"),
    ] + argumentNames

  private static let argumentNames: [Name] = [
    Name("Dismissal", "Push", "Pop", keys: ["animated"], "it is 'isAnimated' here"),
    Name("RowInsertion", keys: ["index", "indexPath"], "a row's index is 'at' here"),
    Name("RowMove", keys: ["index", "indexPath", "at"], "the row's new index is 'to' here"),
    Name("RowInsertion", "RowRemoval", keys: ["animation", "withRowAnimation", "rowAnimation"], "it is 'with' here"),
    Name("Condition", keys: ["isNew", "item", "property"], "properties of controllers stand in 'properties'"),
    Name("Condition", keys: ["sourceType"], "it is 'isSourceTypeAvailable' here"),
    Name("Condition", keys: ["from"], "it is 'fromInterfaceOrientation' here"),
    Name("Condition", keys: ["to"], "it is 'toInterfaceOrientation' here"),
    Name("Instance", keys: ["template", "class"], "the template's name is 'make' here"),
    Name("Instance", keys: ["id", "name"], "an instance's id is 'as' here"),
    Name("Instance", keys: ["parameters", "arguments", "values", "properties"], "values are given 'with' here"),
    Name(
      "Fixture", keys: ["prototypes", "classes", "definitions"], "what is declared once stands in 'templates' here"),
  ]

  private static let viewNames: [Name] = [
    Name("View", of: "UIButton", keys: ["title", "titleLabel"], "a UIButton's title is 'text' here"),
    Name(
      "View", keys: ["title"],
      "a button's title is 'text' here; a controller's stands in its 'navigationItem', a bar item's in the item"),
    Name(
      "View", keys: ["attributedTitle", "normalTitle", "currentTitle", "titleText"],
      "it is 'text' here"),
    Name("View", keys: ["label"], "what a view shows is 'text' here, and what its author calls it 'userLabel'"),
    Name("View", keys: ["hidden"], "it is 'isHidden' here"),
    Name("View", keys: ["enabled"], "it is 'isEnabled' here"),
    Name("View", keys: ["installed"], "it is 'isInstalled' here, in the 'set' of a variation"),
    Name(
      "View", keys: ["bounds", "center", "origin", "size", "x", "y", "width", "height", "rect"],
      "a view's place and size are its 'frame' here, [x, y, width, height]"),
    Name("View", keys: ["autoresizing", "resizingMask", "resizing"], "it is 'autoresizingMask' here"),
    Name("View", keys: ["children", "views"], "they are 'subviews' here"),
    Name("View", keys: ["constraint"], "constraints are a list here, 'constraints'"),
    Name(
      "View", keys: ["collectionLayout", "compositionalLayout"], "it is 'collectionViewLayout' here"),
    Name("View", keys: ["guides"], "they are 'layoutGuides' here"),
    Name("View", keys: ["customClass", "type"], "it is 'class' here"),
    Name(
      "View", keys: ["name", "identifier", "accessibilityIdentifier", "restorationIdentifier"],
      "what constraints and dumps call a view is 'id' here"),
    Name(
      "View", keys: ["hugging", "huggingPriority", "horizontalHuggingPriority", "verticalHuggingPriority"],
      "it is 'contentHuggingPriority' here, {\"horizontal\": …, \"vertical\": …}"),
    Name(
      "View",
      keys: [
        "compression", "compressionResistancePriority", "horizontalCompressionResistancePriority",
        "verticalCompressionResistancePriority",
      ], "it is 'contentCompressionResistancePriority' here, {\"horizontal\": …, \"vertical\": …}"),
    Name("View", keys: ["margins", "padding", "edgeInsets"], "a view's margins are 'layoutMargins' here"),
    Name("View", keys: ["fontSize", "pointSize"], "it stands in 'font' here, {\"size\": 17}"),
    Name("View", keys: ["lines"], "it is 'numberOfLines' here"),
    Name("View", keys: ["segmentTitles"], "the titles of a segmented control are 'segments' here"),
  ]

  private static let controllerNames: [Name] = [
    Name("Controller", keys: ["title"], "a controller's title stands in its 'navigationItem', {\"title\": …}"),
    Name(
      "Controller",
      keys: [
        "leftBarButtonItem", "leftBarButtonItems", "rightBarButtonItem", "rightBarButtonItems", "prompt",
        "largeTitleDisplayMode",
      ], "it stands in 'navigationItem'"),
    Name(
      "Controller", keys: ["popoverPresentationController", "popover"],
      "it is 'popover' in what presents the controller"),
    Name("Controller", keys: ["selectedViewController"], "it is 'selectedIndex' here"),
    Name(
      "Controller", keys: ["tabs", "pages", "controllers", "rootViewController", "topViewController"],
      "what a container shows is 'viewControllers' here, the first the root"),
    Name("Controller", keys: ["children"], "they are 'childViewControllers' here"),
    Name("Controller", keys: ["statusBarHidden"], "it is 'prefersStatusBarHidden' here"),
    Name(
      "Controller", keys: ["contentSizeForViewInPopover", "contentSizeForViewInPopoverView"],
      "it is 'preferredContentSize' here, on every iOS"),
    Name("Controller", keys: ["customClass", "type"], "it is 'class' here"),
  ]

  /// Properties of UIKit's views that change no frame.
  private static let silent: Set<String> = [
    "isOpaque", "opaque", "layer", "shadowColor", "tag", "isUserInteractionEnabled", "userInteractionEnabled",
    "on", "progress",
  ]

  /// The objects that have a key, by the key: `a view`, `a controller`.
  private static let owners: [String: [String]] = {
    var owners: [String: [String]] = [:]
    for object in FixtureShape.root.all where kinds[object.name] == nil && !object.name.hasSuffix("Variation") {
      let what = object.what.split(separator: ",").first.map(String.init) ?? object.what
      for key in object.keys where !(owners[key.name] ?? []).contains(what) {
        owners[key.name, default: []].append(what)
      }
    }
    return owners
  }()
}
