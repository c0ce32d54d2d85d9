package import Documents
package import LayoutModel

/// An object of a file as UIKit creates it on loading: its class, its connections, and the values set by key paths.
///
/// Views come from scenes, with all that layout needs. Objects have the rest, for apps with classes of their own.
package struct NibObject: Sendable {
  /// Its object id.
  package let id: String
  /// Interface Builder's word for its kind, such as `label`, `tapGestureRecognizer` or `customObject`.
  package let kind: String
  /// The class of the app's own that it is of; `nil` for UIKit's.
  package let customClass: String?
  /// The module of that class; `nil` where the file names none, as for a class of the app's target.
  package let customModule: String?
  /// The file's own settings, by Interface Builder's names.
  package let settings: [String: String]
  /// The settings that are more than a word, such as a size or insets, by their keys: the words of each.
  package let values: [String: [String: String]]
  /// Its connections, in the file's order.
  package let connections: [NibConnection]
  /// The values that are set by key paths, in the file's order.
  package let runtimeAttributes: [NibRuntimeAttribute]
  /// The object id of the object that the file writes it in; `nil` at the top.
  package let parent: String?
  /// The object id of the storyboard's scene that it is in; `nil` in a xib.
  package let scene: String?
  /// The place in the file where it begins.
  package let position: SourcePosition

  /// True for a controller that shows other controllers.
  package var isContainer: Bool { ControllerImporter.kind(ofElementNamed: kind).isContainer }
}

/// A connection from an object to another.
package struct NibConnection: Sendable {
  package let kind: Kind
  /// The object id at its other end.
  package let destination: String
  /// The place in the file where it is declared.
  package let position: SourcePosition

  package enum Kind: Sendable {
    /// A property that holds the other object.
    case outlet(property: String)
    /// A property that holds several objects; this connection adds the next.
    case outletCollection(property: String)
    /// A method of the other object that is called at events; an event's name is `touchUpInside` and the like.
    case action(selector: String, event: String?)
    /// A segue to another controller.
    case segue(NibSegue)
  }
}

/// A segue as a file declares it.
package struct NibSegue: Sendable {
  /// Interface Builder's word for its kind, such as `show`, `presentation` or `embed`.
  package let kind: String
  /// The identifier that code uses for it.
  package let identifier: String?
  package let customClass: String?
  package let customModule: String?
  /// A Boolean that tells whether the change is animated.
  package let isAnimated: Bool
  /// The relationship that it establishes.
  package let relationship: String?
  /// The method of an unwind segue that the destination answers.
  package let unwindAction: String?
  /// The object id of the bar's item or the view that a popover points at.
  package let popoverAnchor: String?
  /// Interface Builder's words for the directions of a popover's arrow; `nil` where the file says none.
  package let popoverArrowDirections: [String]?
  /// Interface Builder's words for the styles of a presentation.
  package let modalPresentationStyle: String?
  package let modalTransitionStyle: String?
  /// The name of the method that makes the destination.
  package let destinationCreationSelector: String?
  /// Interface Builder's word for the segue's trigger, where an object has several: `accessoryAction` for a row's button.
  package let trigger: String?
}

/// A value that is set by a key path when an object is loaded: a user-defined runtime attribute.
package struct NibRuntimeAttribute: Sendable {
  package let keyPath: String
  package let value: Value
  /// The place in the file where it is declared.
  package let position: SourcePosition

  package enum Value: Sendable {
    case boolean(Bool)
    case number(Double)
    case string(String)
    /// A text in the language of the user, by its key.
    case localizedString(String)
    case color(AppearanceColor)
    case point(x: Double, y: Double)
    case size(width: Double, height: Double)
    case rect(x: Double, y: Double, width: Double, height: Double)
    case range(location: Int, length: Int)
    /// An image by its name; of the system's symbols where that is `true`.
    case image(String, isSymbol: Bool)
    case none
  }
}

/// The objects with which a file's loading begins, besides views: its owner, and those at its top.
package struct NibObjects: Sendable {
  /// All objects, by their ids.
  package let byID: [String: NibObject]
  /// The object ids of what the file, or a scene of it, has at its top, in order, without placeholders.
  package let topLevel: [String]
  /// The object id of the file's owner; `nil` in a storyboard.
  package let owner: String?
  /// The object ids of the placeholders of objects that aren't in the file: its owner, the first responder, a scene's exit.
  package let placeholders: [String: Placeholder]

  package enum Placeholder: Sendable {
    case filesOwner, firstResponder, exit
  }

  /// An object by its id.
  package subscript(id: String?) -> NibObject? { id.flatMap { byID[$0] } }
}
