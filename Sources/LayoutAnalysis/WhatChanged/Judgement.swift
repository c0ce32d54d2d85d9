import LayoutInput
import LayoutOutput

/// What is known of a change where nothing moves: whether it is seen, and whether layouts can tell.
struct Judgement: Equatable {
  var visibility: FileDifference.Edit.Visibility
  /// Whether no layout and no rule of lint depends on it, so that it is never tried as a cause.
  var isCosmetic = false

  /// What layouts show.
  static let laidOut = Judgement(visibility: .laidOut)
  /// What is drawn, and may move something.
  static let seen = Judgement(visibility: .seen)
  /// What is drawn, and moves nothing.
  static let drawn = Judgement(visibility: .seen, isCosmetic: true)
  /// What is neither laid out nor drawn.
  static let unseen = Judgement(visibility: .unseen, isCosmetic: true)
  /// What isn't modelled here.
  static let notJudged = Judgement(visibility: .notJudged)

  /// What two changes that are one change come to.
  func merging(_ other: Judgement) -> Judgement {
    Judgement(
      visibility: max(visibility, other.visibility), isCosmetic: isCosmetic && other.isCosmetic)
  }
}

// MARK: - Attributes and parts

extension Judgement {
  /// What is known of an attribute's change.
  ///
  /// - Parameters:
  ///   - name: The attribute.
  ///   - element: The element that has it.
  init(attribute name: String, of element: SourceElement) {
    self =
      element.form == .element
      ? JudgedNames.judgement(ofAttribute: name, of: element) : JudgedKeys.judgement(ofKey: name, of: element)
  }

  /// What is known of a part that came, went or says something else.
  ///
  /// - Parameters:
  ///   - old: The part before; `nil` of one that came.
  ///   - new: The part after; `nil` of one that went.
  ///   - parent: What it is a part of.
  init(part old: SourceElement?, _ new: SourceElement?, in parent: SourceElement?) {
    guard let part = new ?? old else {
      self = .laidOut
      return
    }
    self =
      part.form == .element
      ? JudgedNames.judgement(ofPart: part, old, new) : JudgedKeys.judgement(ofPart: part, in: parent)
  }

  /// What is known of an object that came or went.
  init(presenceOf element: SourceElement) {
    self =
      SourceNames.isView(element)
      ? .seen : element.form == .element ? JudgedNames.judgement(ofObject: element) : .laidOut
  }

  /// What is known of all that is within an element; `nil` where each says it by itself.
  init?(within element: SourceElement) {
    guard let judgement = JudgedKeys.judgement(within: element) else { return nil }
    self = judgement
  }
}

// MARK: - Connections

extension Judgement {
  /// What is known of a connection that came or went.
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

  /// What is known of a connection's attribute that says something else.
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

  /// What of a segue says where its destination stands.
  private static let placesDestination: Set = [
    "destination", "kind", "modalPresentationStyle", "popoverAnchorView", "popoverAnchorBarButtonItem",
    "popoverArrowDirection", "relationship", "splitViewControllerTargetIndex",
  ]

  /// Outlets of UIKit's own that lead to what is shown; what code does with others isn't drawn by the outlet.
  private static let shownByOutlets: Set = [
    "backgroundView", "dataSource", "delegate", "inputAccessoryView", "inputView", "leftView",
    "multipleSelectionBackgroundView", "rightView", "searchDisplayController", "selectedBackgroundView",
    "tableFooterView", "tableHeaderView", "titleView", "view",
  ]
}
