/// A declaration of a type in code, or an extension of one: what its text says of a screen.
///
///     class Card: UIViewController {
///       @IBOutlet var height: NSLayoutConstraint!
///       override func viewDidLoad() { height.constant = 20 }      touches[0]: height, constant
///     }
package struct CodeType: Sendable {
  package let name: String
  /// The line with the name.
  package let line: Int
  /// The names behind the colon: the superclass first, where there is one.
  package internal(set) var inherited: [String] = []
  /// The properties that a file of Interface Builder may connect.
  package internal(set) var outlets: [String: Outlet] = [:]
  /// The other properties that Objective-C sees, which a file may set by their names.
  var settable: [String: Outlet] = [:]
  /// A Boolean value that tells whether Objective-C sees all its properties: `@objcMembers`.
  var isWhollySettable = false
  /// A Boolean value that tells whether outlets without a property are taken too: `setValue(_:forUndefinedKey:)`.
  package internal(set) var takesAnyOutlet = false
  /// The things that its code does to properties and variables, in the order of the text.
  package internal(set) var touches: [Touch] = []
  /// The first lines in which properties and variables are handed on whole: as an argument, or in an assignment.
  package internal(set) var handedOn: [String: Int] = [:]
  /// The values of the type's own settings, by name.
  package internal(set) var settings: [String: [Setting]] = [:]
  /// Its answer about orientations.
  package internal(set) var orientations: OrientationAnswer?
  /// The answer for the whole application, of its delegate.
  package internal(set) var orientationsOfApplication: OrientationAnswer?

  /// The controllers that its code pushes, presents or shows, in the order of the text.
  package internal(set) var leads: [Lead] = []
  /// The identifiers of the controllers that its code makes of storyboards.
  package internal(set) var instantiated: Set<String> = []
  /// A Boolean value that tells whether its code makes controllers of storyboards by identifiers that stand elsewhere.
  package internal(set) var instantiatesAny = false
  /// A Boolean value that tells whether its code names a controller of pages.
  package internal(set) var hasPages = false

  /// A way from a type to a controller.
  package struct Lead: Hashable, Sendable {
    package let way: Way
    package let target: Target
    package let line: Int
    /// A Boolean value that tells whether the controller gets a navigation controller of its own.
    package let isInNavigation: Bool

    package enum Way: String, Sendable {
      case push, present, show
      /// It becomes the root of a navigation controller, a tab, or the controller of the window.
      case root, tab, window
      /// It becomes a part of another controller's screen: `addChild(card)`.
      case child

      /// A Boolean value that tells whether it leads from one screen to another.
      package var isMove: Bool { [.push, .present, .show].contains(self) }
    }

    /// The controller that is shown: by its type, or by its identifier in a storyboard.
    package enum Target: Hashable, Sendable {
      case type(String)
      case identifier(String)

      /// The name by which the controller's scene is called.
      package var name: String {
        switch self {
        case .type(let name), .identifier(let name): name
        }
      }
    }
  }

  /// A property that a file of Interface Builder may connect.
  package struct Outlet: Sendable {
    package let line: Int
    /// A Boolean value that tells whether no other file reaches it.
    package let isPrivate: Bool
  }

  /// Returns the property that a connection of a name sets; `nil` if the type has none.
  package func outlet(_ name: String) -> Outlet? { outlets[name] ?? settable[name] }

  /// Something that code does to an object.
  package struct Touch: Hashable, Sendable {
    /// The name of the property or variable.
    package let name: String
    package let kind: Kind
    package let line: Int
    /// A Boolean value that tells whether it is a property of the type itself, or a variable.
    package let isOwn: Bool
  }

  /// The kind of thing that code does to an object.
  package enum Kind: String, CaseIterable, Sendable {
    /// A constraint's constant, priority or activity is set.
    case constraint
    /// A frame, a centre or a transform is set.
    case frame
    /// A view is hidden or shown.
    case visibility
    /// A view leaves its superview, or enters another.
    case removal
    /// A view gets subviews, or a stack view its arrangement.
    case content
    /// A view gets constraints.
    case constraints
    /// A table gets a header, as code does that fits one to its content.
    case header
    /// A table gets a footer.
    case footer
    /// A text is set.
    case text
    /// The look of a text or an image is set, or how it keeps its size.
    case look
  }

  /// A setting of the type's own.
  package struct Setting: Sendable {
    /// The words and signs of its value, without blanks; empty where they are many.
    package let value: String
    package let line: Int
    /// A Boolean value that tells whether nothing decides about it: it stands in the body of a callback itself, or is a property's value.
    package let isUnconditional: Bool
  }

  /// An answer about orientations, in the bits of `UIInterfaceOrientationMask`.
  package struct OrientationAnswer: Hashable, Sendable {
    package let words: Words
    package let line: Int

    package enum Words: Hashable, Sendable {
      case masks(phone: UInt, pad: UInt)
      /// The controller in front answers.
      case asksContent
      /// Something else decides.
      case unknown
    }
  }

  /// Reads the types of a text, in its order.
  package static func all(in bytes: [UInt8], _ language: CodeTokens.Language) -> [CodeType] {
    all(in: CodeTokens(bytes, language))
  }

  /// Reads the types of a text's tokens, in its order.
  package static func all(in code: CodeTokens) -> [CodeType] {
    var reader = TypeReader(code)
    reader.read()
    return reader.types
  }

  init(name: String, line: Int) { (self.name, self.line) = (name, line) }
}
