@testable import Lint

extension RuleExample {
  /// The examples of all rules but `never-shown`, by rule.
  static let all: [RuleExample] = ofLayouts + ofFrames + ofTexts + ofFiles

  /// Rules that look at constraints and at what a layout says of them.
  private static let ofLayouts = [
    RuleExample(
      .ambiguous, reports: "open", not: "settled",
      in: screen(
        #"""
        {"id": "open", "class": "UILabel", "text": "open", "translatesAutoresizingMaskIntoConstraints": false},
        {"id": "settled", "class": "UILabel", "text": "settled", "translatesAutoresizingMaskIntoConstraints": false}
        """#,
        constraints: #""open.top == root.top + 40", "settled.left == root.left + 20", "settled.top == root.top + 80""#)),
    RuleExample(
      .assertion, reports: "wide", not: "high",
      in: screen(
        #"{"id": "title", "class": "UILabel", "text": "title", "frame": [20, 40, 200, 21]}"#,
        more: """
          , "assertions": [{"id": "wide", "assert": "title.width >= 300"}, {"id": "high", "assert": "title.height >= 20"}]
          """)),
    RuleExample(
      .conflict, reports: "title", not: "note",
      in: screen(
        #"""
        {"id": "title", "class": "UILabel", "text": "title", "translatesAutoresizingMaskIntoConstraints": false},
        {"id": "note", "class": "UILabel", "text": "note", "translatesAutoresizingMaskIntoConstraints": false}
        """#,
        constraints: #"""
          "title.left == root.left + 20", "title.top == root.top + 40", "title.width == 300", "title.width == 200",
          "note.left == root.left + 20", "note.top == root.top + 80", "note.width == 300", "note.width == 200 @999"
          """#)),
    RuleExample(
      .direction, reports: "left", not: "leading",
      in: screen(
        #"""
        {"id": "left", "class": "UILabel", "text": "left", "translatesAutoresizingMaskIntoConstraints": false},
        {"id": "leading", "class": "UILabel", "text": "leading", "translatesAutoresizingMaskIntoConstraints": false}
        """#,
        constraints: #"""
          "left.left == root.left + 20", "left.top == root.top + 40",
          "leading.leading == root.leading + 20", "leading.top == root.top + 80"
          """#)),
    RuleExample(
      .duplicateConstraint, reports: "title", not: "note",
      in: screen(
        #"""
        {"id": "title", "class": "UILabel", "text": "title", "translatesAutoresizingMaskIntoConstraints": false},
        {"id": "note", "class": "UILabel", "text": "note", "translatesAutoresizingMaskIntoConstraints": false}
        """#,
        constraints: #"""
          "title.left == root.left + 20", "title.left == root.left + 20", "title.top == root.top + 40",
          "note.left == root.left + 20", "note.left >= root.left + 20 @900", "note.top == root.top + 80"
          """#)),
    RuleExample(
      .idleConstraint, reports: "loose", not: "tight",
      in: screen(
        #"{"id": "title", "class": "UILabel", "text": "title", "translatesAutoresizingMaskIntoConstraints": false}"#,
        constraints: #"""
          "title.left == root.left + 20", "title.top == root.top + 40", "title.width == root.width @600",
          {"id": "loose", "constraint": "title.width <= 5000"},
          {"id": "tight", "constraint": "title.right <= root.right - 20"}
          """#)),
    RuleExample(
      .unavailable, reports: "bar", not: "line",
      in: screen(
        #"""
        {"id": "bar", "translatesAutoresizingMaskIntoConstraints": false, "keyboardLayoutGuide": {"usesBottomSafeArea": false}},
        {"id": "line", "translatesAutoresizingMaskIntoConstraints": false}
        """#,
        constraints: #"""
          "bar.left == root.left", "bar.top == root.top", "bar.width == 100", "bar.height == 44",
          "line.left == root.left", "line.top == root.safeArea.top", "line.width == 5", "line.height == 5"
          """#, more: #", "systemVersion": "14.0""#)),
  ]

  /// Rules that look at frames.
  private static let ofFrames = [
    RuleExample(
      .clipped, reports: "cut", not: "inside",
      in: screen(
        #"""
        {"id": "card", "frame": [20, 60, 200, 100], "clipsToBounds": true, "subviews": [
          {"id": "cut", "class": "UILabel", "frame": [150, 10, 100, 21], "text": "cut"},
          {"id": "inside", "class": "UILabel", "frame": [10, 40, 100, 21], "text": "inside"}]}
        """#)),
    RuleExample(
      .collision, reports: "left", in: screen(beside, constraints: besideEachOther),
      notIn: screen(beside, constraints: besideEachOther + #", "left.trailing <= right.leading - 8""#),
      widths: 320...800),
    RuleExample(
      .controlsCollide, reports: "first", not: "third",
      in: screen(
        #"""
        {"id": "first", "class": "UIButton", "frame": [20, 40, 100, 44], "text": "first"},
        {"id": "second", "class": "UIButton", "frame": [20, 70, 100, 44], "text": "second"},
        {"id": "third", "class": "UIButton", "frame": [20, 140, 100, 44], "text": "third"}
        """#)),
    RuleExample(
      .offScreen, reports: "above", not: "inside",
      in: screen(
        #"""
        {"id": "above", "class": "UILabel", "frame": [20, -12, 100, 21], "text": "above"},
        {"id": "inside", "class": "UILabel", "frame": [20, 40, 100, 21], "text": "inside"}
        """#)),
    RuleExample(
      .overlap, reports: "covered", not: "free",
      in: screen(
        #"""
        {"id": "covered", "class": "UILabel", "frame": [20, 40, 100, 20], "text": "covered"},
        {"id": "half", "class": "UIImageView", "frame": [20, 50, 100, 20], "image": {"size": [24, 24]}},
        {"id": "free", "class": "UILabel", "frame": [20, 80, 100, 20], "text": "free"},
        {"id": "less", "class": "UIImageView", "frame": [20, 91, 100, 20], "image": {"size": [24, 24]}}
        """#)),
    RuleExample(
      .protrudes, reports: "right", not: "inside",
      in: screen(
        #"""
        {"id": "card", "frame": [20, 60, 200, 100], "subviews": [
          {"id": "right", "class": "UILabel", "frame": [150, 10, 100, 21], "text": "right"},
          {"id": "inside", "class": "UILabel", "frame": [10, 40, 100, 21], "text": "inside"}]}
        """#)),
    RuleExample(
      .smallRange, in: screen(box, constraints: boxOfWidth + #", "box.width <= -1 * root.width + 604 @910""#),
      notIn: screen(box, constraints: boxOfWidth), widths: 320...800),
    RuleExample(
      .targetSize, reports: "small", not: "large",
      in: screen(
        #"""
        {"id": "small", "class": "UIButton", "frame": [20, 40, 100, 30], "text": "small"},
        {"id": "large", "class": "UIButton", "frame": [20, 100, 100, 44], "text": "large"}
        """#)),
    RuleExample(
      .targetSpacing, reports: "near", not: "far",
      in: screen(
        #"""
        {"id": "first", "class": "UIButton", "frame": [20, 40, 100, 44], "text": "first"},
        {"id": "near", "class": "UIButton", "frame": [20, 88, 100, 44], "text": "near"},
        {"id": "far", "class": "UIButton", "frame": [20, 140, 100, 44], "text": "far"}
        """#)),
    RuleExample(
      .unsafeArea, reports: "notch", not: "inside",
      in: screen(
        #"""
        {"id": "notch", "class": "UILabel", "frame": [100, 2, 100, 12], "text": "notch"},
        {"id": "inside", "class": "UILabel", "frame": [100, 100, 100, 21], "text": "inside"}
        """#)),
    RuleExample(
      .zeroSize, reports: "narrow", not: "thin",
      in: screen(
        #"""
        {"id": "narrow", "class": "UILabel", "frame": [20, 40, 0, 21], "text": "narrow"},
        {"id": "thin", "class": "UILabel", "frame": [20, 80, 10, 21], "text": "thin"}
        """#)),
  ]

  private static let beside = #"""
    {"id": "left", "class": "UILabel", "text": "A label on the left side", "translatesAutoresizingMaskIntoConstraints": false},
    {"id": "right", "class": "UILabel", "text": "another on the right side", "translatesAutoresizingMaskIntoConstraints": false}
    """#
  private static let besideEachOther = #"""
    "left.leading == root.leading + 20", "left.top == root.top + 60",
    "right.trailing == root.trailing - 20", "right.top == root.top + 60"
    """#
  private static let box = #"{"id": "box", "translatesAutoresizingMaskIntoConstraints": false}"#
  private static let boxOfWidth = #"""
    "box.leading == root.leading", "box.top == root.top + 60", "box.height == 40", "box.width >= 100",
    "box.width >= root.width - 400 @900", "box.width == 100 @500"
    """#

  /// Rules that look at texts.
  private static let ofTexts = [
    RuleExample(
      .dynamicType, reports: "fixed", not: "adjusts",
      in: screen(
        #"""
        {"id": "fixed", "class": "UILabel", "frame": [20, 40, 200, 21], "text": "Fixed", "font": {"size": 17}},
        {"id": "adjusts", "class": "UILabel", "frame": [20, 80, 200, 64], "text": "Adjusts", "font": {"textStyle": "body"},
         "adjustsFontForContentSizeCategory": true}
        """#)),
    RuleExample(
      .textTruncated, reports: "grows", not: "fixed",
      in: screen(
        #"""
        {"id": "grows", "class": "UILabel", "frame": [20, 40, 100, 21], "text": "One line", "font": {"textStyle": "body"}},
        {"id": "fixed", "class": "UILabel", "frame": [20, 80, 100, 21], "text": "One line", "font": {"size": 17}}
        """#)),
  ]

  /// Rules that look at files, controllers and settings.
  private static let ofFiles = [
    RuleExample(
      .exception,
      in: controllers(
        #""view": {"id": "root"}"#, #", "events": [{"throw": {"name": "Wrong initializer", "reason": "Use another"}}]"#),
      notIn: controllers(#""view": {"id": "root"}"#, #", "events": [{"wait": 1}]"#)),
    RuleExample(.misplaced, reports: "box", in: canvas(storedHeight: 80), notIn: canvas(storedHeight: 100)),
    RuleExample(
      .notUnderstood, reports: "attribute shimmer", in: canvas(storedHeight: 100, attribute: #" shimmer="YES""#),
      notIn: canvas(storedHeight: 100, attribute: #" hidden="NO""#)),
    RuleExample(
      .orientation,
      in: controllers(
        #""supportedInterfaceOrientations": ["landscapeLeft"], "view": {"id": "root"}"#,
        #", "application": {"supportedInterfaceOrientations": ["portrait"]}"#),
      notIn: controllers(
        #""supportedInterfaceOrientations": ["all"], "view": {"id": "root"}"#,
        #", "application": {"supportedInterfaceOrientations": ["portrait"]}"#)),
    RuleExample(.popover, in: popover(from: ""), notIn: popover(from: #", "sourceView": "button""#)),
    RuleExample(
      .unreadable, reports: "unknown-key", in: screen(#"{"id": "title", "txet": "title"}"#),
      notIn: screen(#"{"id": "title", "class": "UILabel", "text": "title"}"#)),
    RuleExample(
      .unusedIgnore, reports: "free", not: "covered",
      in: screen(
        #"""
        {"id": "covered", "class": "UILabel", "frame": [20, 40, 100, 20], "text": "covered",
         "lint": {"ignore": [{"rule": "overlap", "reason": "a badge"}]}},
        {"id": "badge", "class": "UIImageView", "frame": [20, 45, 100, 20], "image": {"size": [24, 24]}},
        {"id": "free", "class": "UILabel", "frame": [20, 80, 100, 20], "text": "free",
         "lint": {"ignore": [{"rule": "overlap", "reason": "it was covered once"}]}}
        """#)),
  ]

  private static func popover(from source: String) -> String {
    controllers(
      #""view": {"id": "root", "subviews": [{"id": "button", "class": "UIButton", "frame": [20, 60, 44, 44]}]}"#,
      device: "ipad-pro-11",
      """
      , "viewControllers": [{"id": "menu", "view": {"id": "menuView"}}], "events": [{"wait": 1},
      {"present": {"viewController": "menu", "from": "home", "modalPresentationStyle": "popover"\(source)}}]
      """)
  }
}
