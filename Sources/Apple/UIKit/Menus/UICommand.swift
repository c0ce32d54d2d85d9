/// Another form of a command while keys are held.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  public let title: String
  /// The method that is called.
  public let action: Selector
  /// The keys that are held.
  public let modifierFlags: UIKeyModifierFlags

  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
  }
}

/// An element of a menu that calls a method of the responder chain.
@preconcurrency @MainActor
open class UICommand: UIMenuElement, UIMenuLeaf {
  private var storedAction: Selector
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }
  /// The image beside the title.
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }
  /// The text that explains it.
  open var discoverabilityTitle: String?
  /// The method that is called.
  open var action: Selector { storedAction }
  /// The objects that it carries.
  public let propertyList: Any?
  /// Its look, and whether it can be chosen.
  open var attributes: UIMenuElement.Attributes
  /// The mark beside it.
  open var state: UIMenuElement.State
  public let alternates: [UICommandAlternate]
  /// The object on which the command was chosen, during its action.
  open internal(set) var sender: Any?
  /// The view that shows it.
  open var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    sender as? any UIPopoverPresentationControllerSourceItem
  }

  /// A command with a title.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    action: Selector, propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    storedAction = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// A command of a file calls nothing.
  public required init?(coder: NSCoder) {
    storedAction = Selector("")
    propertyList = nil
    alternates = []
    attributes = []
    state = .off
    super.init(coder: coder)
  }

  /// Calls its method on a target, or on the responder that answers it.
  open func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender
    ResponderAction.send(action, to: target, from: self, event: nil, first: FirstResponder.current)
    self.sender = nil
  }
}

/// A command of a key.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  public class var inputUpArrow: String { "UIKeyInputUpArrow" }
  public class var inputDownArrow: String { "UIKeyInputDownArrow" }
  public class var inputLeftArrow: String { "UIKeyInputLeftArrow" }
  public class var inputRightArrow: String { "UIKeyInputRightArrow" }
  public class var inputEscape: String { "UIKeyInputEscape" }
  /// The key for a page up.
  public class var inputPageUp: String { "UIKeyInputPageUp" }
  /// The key for a page down.
  public class var inputPageDown: String { "UIKeyInputPageDown" }
  public class var inputHome: String { "UIKeyInputHome" }
  public class var inputEnd: String { "UIKeyInputEnd" }
  public class var inputDelete: String { "UIKeyInputDelete" }
  /// The first function key.
  public class var f1: String { "UIKeyInputF1" }

  public let input: String?
  /// The keys that are held.
  public let modifierFlags: UIKeyModifierFlags
  /// A Boolean that lets it win over the system's.
  open var wantsPriorityOverSystemBehavior = false
  /// A Boolean that adapts it to the keyboard's language.
  open var allowsAutomaticLocalization = true
  /// A Boolean that mirrors it where text runs from right to left.
  open var allowsAutomaticMirroring = true

  /// A command of a key with a title.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, subtitle: subtitle, image: image, action: action, propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// A command of a key.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// A command of a key with a text that explains it.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// A command of a file calls nothing.
  public required init?(coder: NSCoder) {
    input = nil
    modifierFlags = []
    super.init(coder: coder)
  }
}
