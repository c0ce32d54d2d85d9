import LayoutOutput

/// The judgement of a change that moves nothing: whether it is visible, and whether layouts can show it.
struct Judgement: Equatable {
  var visibility: FileDifference.Edit.Visibility
  /// A Boolean value that tells whether no layout and no lint rule depends on the change, so that it is never tried as
  /// a cause.
  var isCosmetic = false

  /// The change appears in layouts.
  static let laidOut = Judgement(visibility: .laidOut)
  /// The change is drawn, and may move something.
  static let seen = Judgement(visibility: .seen)
  /// The change is drawn, and moves nothing.
  static let drawn = Judgement(visibility: .seen, isCosmetic: true)
  /// The change is neither laid out nor drawn.
  static let unseen = Judgement(visibility: .unseen, isCosmetic: true)
  /// The change concerns something that isn't modelled here.
  static let notJudged = Judgement(visibility: .notJudged)

  /// Returns the judgement of two changes that count as one.
  func merging(_ other: Judgement) -> Judgement {
    Judgement(
      visibility: max(visibility, other.visibility), isCosmetic: isCosmetic && other.isCosmetic)
  }
}

// MARK: - Attributes and parts

extension Judgement {
  /// Judges an attribute's change.
  ///
  /// - Parameters:
  ///   - name: The attribute.
  ///   - element: The element that has it.
  init(attribute name: String, of element: SourceElement) {
    self =
      element.form == .element
      ? JudgedNames.judgement(ofAttribute: name, of: element) : JudgedKeys.judgement(ofKey: name, of: element)
  }

  /// Judges a part that appeared, disappeared or changed.
  ///
  /// - Parameters:
  ///   - old: The part before; `nil` if it is new.
  ///   - new: The part after; `nil` if it is gone.
  ///   - parent: The element that contains it.
  init(part old: SourceElement?, _ new: SourceElement?, in parent: SourceElement?) {
    guard let part = new ?? old else {
      self = .laidOut
      return
    }
    self =
      part.form == .element
      ? JudgedNames.judgement(ofPart: part, old, new) : JudgedKeys.judgement(ofPart: part, in: parent)
  }

  /// Judges an object that appeared or disappeared.
  init(presenceOf element: SourceElement) {
    self =
      SourceNames.isView(element)
      ? .seen : element.form == .element ? JudgedNames.judgement(ofObject: element) : .laidOut
  }

  /// Judges everything within an element; `nil` if each part is judged by itself.
  init?(within element: SourceElement) {
    guard let judgement = JudgedKeys.judgement(within: element) else { return nil }
    self = judgement
  }
}

// MARK: - Connections

extension Judgement {
  /// Judges a connection that appeared or disappeared.
  init(connection: SourceElement) {
    switch connection.name {
    case "segue": self = SourceComparison.isRelation(connection) ? .laidOut : .seen
    case "outlet", "outletCollection":
      let property = connection["property"] ?? ""
      self =
        property == "gestureRecognizers"
        ? Judgement(visibility: .unseen) : Self.shownByOutlets.contains(property) ? .notJudged : .unseen
    default: self = .unseen
    }
  }

  /// Judges a changed attribute of a connection.
  init(attribute name: String, ofConnection connection: SourceElement) {
    guard connection.name == "segue" else {
      self = Judgement(connection: connection)
      return
    }
    if ["identifier", "id", "customModule", "customModuleProvider"].contains(name) {
      self = .unseen
    } else if SourceComparison.isRelation(connection), ["kind", "relationship", "destination"].contains(name) {
      self = .laidOut
    } else {
      self = Self.placesDestination.contains(name) ? .seen : .notJudged
    }
  }

  /// The attributes of a segue that determine its destination's position.
  private static let placesDestination: Set = [
    "destination", "kind", "modalPresentationStyle", "popoverAnchorView", "popoverAnchorBarButtonItem",
    "popoverArrowDirection", "relationship", "splitViewControllerTargetIndex",
  ]

  /// The outlets of UIKit that lead to something shown; other outlets show nothing by themselves.
  private static let shownByOutlets: Set = [
    "backgroundView", "dataSource", "delegate", "inputAccessoryView", "inputView", "leftView",
    "multipleSelectionBackgroundView", "rightView", "searchDisplayController", "selectedBackgroundView",
    "tableFooterView", "tableHeaderView", "titleView", "view",
  ]
}
