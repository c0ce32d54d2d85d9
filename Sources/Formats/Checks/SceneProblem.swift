public import Documents
package import LayoutModel

/// A scene that can't be laid out, because it declares something impossible.
public struct InvalidScene: Error, Hashable, CustomStringConvertible {
  /// Every problem found, in the order of the file.
  public let problems: [SceneProblem]

  package init(problems: [SceneProblem]) {
    self.problems = problems
  }

  /// The problems' messages, a line each.
  public var description: String { problems.map(\.message).joined(separator: "\n") }
}

/// One impossible thing in a scene.
public struct SceneProblem: Hashable, Sendable {
  package let kind: Kind
  /// The problem's place in the file.
  public let position: SourcePosition?
  /// The other places of an unknown name, in the order of the file.
  public internal(set) var furtherPlaces: [SourcePosition] = []

  package init(_ kind: Kind, at position: SourcePosition?) {
    self.kind = kind
    self.position = position
  }

  /// The unknown name, if that is the problem.
  fileprivate var unknownName: String? {
    switch kind {
    case .unknownItem(let id, nearest: _), .unknownTarget(let id, needed: _, found: nil, nearest: _): id
    default: nil
    }
  }

  package enum Kind: Hashable, Sendable {
    case duplicateID(String, ItemKind, firstKind: ItemKind, firstPosition: SourcePosition?)
    case malformedID(String)
    case unknownItem(String, nearest: String?)
    case unnamedRoot
    case itemIsNotAView(String, ItemKind)
    /// A constraint to the superview of the root.
    case noSuperview(String)
    /// A guide that only another class of views has.
    case guideOfOtherClass(SystemLayoutGuide, className: String)
    /// A setting that only another class of views has.
    case settingOfOtherClass(String, className: String, owner: String)
    case notASubview(String, of: String?, nearest: String?)
    case arrangedTwice(String)
    /// A view that is both the header and the footer of a table.
    case headerAndFooter(String)
    case incomparable(ConstraintAttribute, ConstraintAttribute, AttributeMismatch)
    case locationAlone(ConstraintAttribute)
    case locationTimesZero(ConstraintAttribute)
    case multiplierWithoutItem
    case uninstalledRoot
    case unsoundNumber(String, Double)
    case unsoundMultiplier(Double)
    case negativeSize(String, Double)
    case alphaOutOfRange(Double)
    case unsoundFontSize(Double)
    /// One view more than the limit.
    case tooManyViews(limit: Int)
    /// An id that is the default id of a root view without one.
    case reservedID(String)
    /// A constraint with a view of another controller.
    case itemOfOtherController(String)
    /// A child controller in a view of another controller.
    case containerViewOfOther(String)
    /// An id that names nothing of the needed kind.
    case unknownTarget(String, needed: Set<ItemKind>, found: ItemKind?, nearest: String?)
    /// A view or a controller of the wrong class.
    case targetOfOtherClass(String, className: String, needed: [String])
    /// A controller that is to be presented or pushed but isn't among those that wait for it.
    case notWaiting(String)
    case containerWithoutControllers(className: String)
    case columnCount(Int)
    case indexOutOfRange(String, Int, count: Int)
    case severalPresentations
    /// A value that doesn't change while the screen runs.
    case unchangeable(String)
    case negativeTime(String, Double)
    /// A method or a property of no controller.
    case memberWithoutController(String)
    /// A property that a controller doesn't have.
    case unknownProperty(String, of: String, nearest: String?)
    case fractionOutOfRange(String, Double)
    /// A fraction of a width or a height in a collection view's layout.
    case unsoundFraction(String, Double)
    /// The number of items of a collection view's group, out of its range.
    case itemCountOutOfRange(Int)
  }

  /// The kind of thing that an id names.
  package enum ItemKind: String, Hashable, Sendable {
    case view, controller, constraint
    case guide = "layout guide"
    case barButtonItem = "bar button item"
  }
}

extension SceneProblem {
  /// The problem's code, which messages print in brackets.
  public var code: String {
    switch kind {
    case .duplicateID: "duplicate-id"
    case .malformedID: "malformed-id"
    case .unknownItem, .unnamedRoot, .itemIsNotAView, .noSuperview, .itemOfOtherController, .containerViewOfOther,
      .unknownTarget, .targetOfOtherClass, .notWaiting, .unknownProperty, .memberWithoutController:
      "unknown-id"
    case .guideOfOtherClass: "unknown-guide"
    case .settingOfOtherClass, .unchangeable: "misplaced-setting"
    case .notASubview: "unknown-id"
    case .arrangedTwice, .headerAndFooter, .reservedID: "duplicate-id"
    case .containerWithoutControllers, .columnCount, .severalPresentations: "wrong-controllers"
    case .incomparable: "incomparable-attributes"
    case .locationAlone, .locationTimesZero: "location-without-item"
    case .multiplierWithoutItem: "multiplier-without-item"
    case .tooManyViews: "too-large"
    case .uninstalledRoot: "uninstalled-root"
    case .unsoundNumber, .unsoundMultiplier, .negativeSize, .alphaOutOfRange, .unsoundFontSize, .indexOutOfRange,
      .negativeTime, .fractionOutOfRange, .unsoundFraction, .itemCountOutOfRange:
      "number-out-of-range"
    }
  }

  /// The problem in words, with what was probably meant where that is known.
  public var message: String {
    let places = furtherPlaces.map { "\($0.line):\($0.column)" }
    guard !places.isEmpty else { return ownMessage }
    let rest = places.count - Self.maximumPlaces
    let shown = places.prefix(Self.maximumPlaces).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    return "\(ownMessage) (also at \(shown))"
  }

  /// The maximum number of further places of a name in a message.
  private static let maximumPlaces = 5

  private var ownMessage: String {
    switch kind {
    case .duplicateID(let id, let kind, let firstKind, let firstPosition):
      let place = firstPosition.map { " at line \($0.line)" } ?? ""
      let first = kind == firstKind ? "another \(firstKind.rawValue)" : "a \(firstKind.rawValue)"
      return
        "the id '\(id.excerpt)' of this \(kind.rawValue) is already that of \(first)\(place); ids are unique in a fixture"
    case .malformedID(let id):
      return "'\(id.excerpt)' can't be an id: an id is made of letters, digits, '_' and '-'"
    case .unknownItem(let id, let nearest):
      return "there is no view '\(id.excerpt)'" + Spelling.suggestion(nearest)
    case .memberWithoutController(let name):
      return "'\(name.excerpt)' is of no controller: this isn't the code of one with an id, so that 'of' has to name it"
    case .unknownProperty(let name, let id, let nearest):
      return "the controller '\(id.excerpt)' has no property '\(name.excerpt)'" + Spelling.suggestion(nearest)
    case .noSuperview(let id):
      return "'|' is the superview of '\(id.excerpt)', which has none: it is the root"
    case .guideOfOtherClass(let guide, let className):
      return "a \(className.excerpt) has no guide '\(guide.rawValue)': only scroll views have"
    case .settingOfOtherClass(let key, let className, let owner):
      return "a \(className.excerpt) has no '\(key)': only a \(owner) has"
    case .notASubview(let id, let stack, let nearest):
      let owner = stack.map { "'\($0.excerpt)'" } ?? "this view"
      return "\(owner) has no subview '\(id.excerpt)'" + Spelling.suggestion(nearest)
    case .arrangedTwice(let id):
      return "'\(id.excerpt)' stands twice in 'arrangedSubviews'"
    case .headerAndFooter(let id):
      return "'\(id.excerpt)' is both the 'tableHeaderView' and the 'tableFooterView'"
    case .unnamedRoot:
      return "the root view has no id, so a constraint can't name it: give it one, such as 'root'"
    case .itemIsNotAView(let id, .guide):
      return "'\(id.excerpt)' is a layout guide, and only views have guides of their own"
    case .itemIsNotAView(let id, let kind):
      return "'\(id.excerpt)' is a \(kind.rawValue), and constraints are between views and layout guides"
    case .incomparable(let first, let second, let mismatch):
      return "\(first.rawValue) can't be compared with \(second.rawValue): \(mismatch.explanation)"
    case .locationAlone(let attribute):
      return "\(attribute.rawValue) is a location, and a location needs another item's location to stand against; "
        + "only width and height compare with a number alone"
    case .locationTimesZero(let attribute):
      return "the multiplier 0 leaves \(attribute.rawValue) against a number alone; only width and height have that"
    case .multiplierWithoutItem:
      return "a multiplier needs a second item to multiply"
    case .uninstalledRoot:
      return "the root view can't be taken out: it fills the window"
    case .unsoundNumber(let name, let value):
      return "\(name) is \(value); \(Magnitude.words)"
    case .unsoundMultiplier(let value):
      return "the multiplier is \(value); \(Magnitude.multiplierWords)"
    case .negativeSize(let name, let value):
      return "\(name) is \(value); a size isn't negative"
    case .alphaOutOfRange(let value):
      return "alpha is \(value); it is from 0 to 1"
    case .unsoundFontSize(let value):
      return "the font's size is \(value); \(Magnitude.fontSizeWords)"
    case .tooManyViews(let limit):
      return "too many views: this is one more than \(limit), the most that a screen may have"
    case .reservedID(let id):
      return "'\(id.excerpt)' is what the view of the root controller is called as long as that has no id: give it one"
    case .itemOfOtherController(let id):
      return "'\(id.excerpt)' belongs to another controller's view; constraints are between views of one controller"
    case .containerViewOfOther(let id):
      return "'\(id.excerpt)' belongs to another controller's view; a child stands in a view of its parent's own"
    case .unknownTarget(let id, let needed, let found, let nearest):
      let kinds = needed.map(\.rawValue).sorted(by: >).joined(separator: " or ")
      let other = found.map { ": it is a \($0.rawValue)" } ?? ""
      return "there is no \(kinds) '\(id.excerpt)'\(other)" + Spelling.suggestion(nearest)
    case .targetOfOtherClass(let id, let className, let needed):
      return "'\(id.excerpt)' is a \(className.excerpt); this needs a \(needed.joined(separator: " or a "))"
    case .notWaiting(let id):
      return "the controller '\(id.excerpt)' isn't among the 'viewControllers' of the fixture, which wait to be shown"
    case .containerWithoutControllers(let className): return "a \(className) needs 'viewControllers'"
    case .columnCount(let count):
      return "a UISplitViewController has 2 or 3 'viewControllers', one for each column; this one has \(count)"
    case .indexOutOfRange(let name, let index, let count):
      return "\(name) is \(index), and there \(count == 1 ? "is 1 controller" : "are \(count) controllers"), from 0 on"
    case .severalPresentations: return "a controller presents one controller at a time"
    case .unchangeable(let key): return "'\(key)' can't be set here: it is the same at all times"
    case .negativeTime(let name, let value): return "\(name) is \(value); a time isn't negative"
    case .fractionOutOfRange(let name, let value): return "\(name) is \(value); it is from 0 to 1"
    case .unsoundFraction(let name, let value): return "\(name) is \(value); \(Magnitude.fractionWords)"
    case .itemCountOutOfRange(let count):
      return "a group has \(count) items; it has 1 at least, and \(Magnitude.largestItemCount) at most"
    }
  }
}

extension [SceneProblem] {
  /// The problems, with those of one unknown name joined: its first place, then the others.
  var onePerUnknownName: [SceneProblem] {
    var first: [String: Int] = [:]
    var result: [SceneProblem] = []
    for problem in self {
      if let name = problem.unknownName {
        if let index = first[name] {
          if let position = problem.position, position != result[index].furtherPlaces.last ?? result[index].position {
            result[index].furtherPlaces.append(position)
          }
          continue
        }
        first[name] = result.count
      }
      result.append(problem)
    }
    return result
  }
}

extension AttributeMismatch {
  fileprivate var explanation: String {
    switch self {
    case .sizeWithLocation: "one is a size, the other a location"
    case .axes: "one is horizontal, the other vertical"
    case .direction: "left and right are fixed, leading and trailing follow the reading direction"
    }
  }
}
