public import Documents

/// Something in an Interface Builder file that isn't understood, or is impossible. The rest is laid out nonetheless.
public struct InputWarning: Hashable, Sendable {
  package let kind: Kind
  /// The position of the problem.
  public let position: SourcePosition

  package enum Kind: Hashable, Sendable {
    case unknownElement(String, in: String)
    case unknownAttribute(String, of: String)
    case unknownDevice(String)
    case malformedValue(String, attribute: String, of: String)
    case unknownSegue(String, attribute: String)
    case unknownController(String)
    case embeddedElsewhere(String)
    case duplicateID(String)
    case constraintWithoutItem(String)
    case impossibleConstraint(String)
    case viewWithoutFrame(String)
    case noView
    case shownAlone
    /// A screen of code ended before it was shown.
    case screenFailed(String)
    /// A screen of code shows nothing.
    case screenEmpty(String)
    /// A screen of code has a view of this name whose content isn't laid out.
    case contentUnmeasured(String)
  }

  /// A warning about a screen of code that ended before it was shown.
  package static func screenFailed(_ reason: String, at position: SourcePosition) -> InputWarning {
    InputWarning(kind: .screenFailed(reason), position: position)
  }

  /// A warning about a screen of code that shows nothing.
  package static func screenEmpty(_ name: String, at position: SourcePosition) -> InputWarning {
    InputWarning(kind: .screenEmpty(name), position: position)
  }

  /// A warning about a view of a screen of code whose content isn't laid out.
  package static func contentUnmeasured(_ name: String, at position: SourcePosition) -> InputWarning {
    InputWarning(kind: .contentUnmeasured(name), position: position)
  }

  /// A Boolean value that tells whether the warning says why a screen of code isn't shown.
  package var isOfScreen: Bool { if case .screenFailed = kind { true } else { false } }

  /// The warning's code in kebab case, as messages print it in brackets.
  public var code: String {
    switch kind {
    case .unknownElement: "unknown-element"
    case .unknownAttribute: "unknown-attribute"
    case .unknownDevice: "unknown-device"
    case .malformedValue: "malformed-value"
    case .unknownSegue: "unknown-segue"
    case .unknownController: "unknown-controller"
    case .embeddedElsewhere: "embedded-elsewhere"
    case .duplicateID: "duplicate-id"
    case .constraintWithoutItem: "unknown-item"
    case .impossibleConstraint: "malformed-constraint"
    case .viewWithoutFrame: "view-without-frame"
    case .noView: "no-view"
    case .shownAlone: "shown-alone"
    case .screenFailed: "screen-failed"
    case .screenEmpty: "screen-empty"
    case .contentUnmeasured: "content-unmeasured"
    }
  }

  /// The problem in words, and the substitute for it.
  public var message: String {
    switch kind {
    case .unknownElement(let name, let outer):
      "the element '\(name.excerpt)' in '\(outer.excerpt)' is not known; it is passed over, or laid out as a plain view where it has a frame"
    case .unknownAttribute(let name, let element):
      "the attribute '\(name.excerpt)' of '\(element.excerpt)' is not known"
    case .unknownDevice(let id): "the canvas's device '\(id.excerpt)' is not known; its size is a guess"
    case .malformedValue(let text, let attribute, let element):
      "\"\(text.excerpt)\" is no value of '\(attribute.excerpt)' of '\(element.excerpt)'; the default counts"
    case .unknownSegue(let text, let attribute):
      "the segue's \(attribute) \"\(text.excerpt)\" is not known; it leads nowhere"
    case .unknownController(let id): "there is no controller '\(id.excerpt)' in the file"
    case .embeddedElsewhere(let id):
      "the controller '\(id.excerpt)' stands elsewhere already; this container view stays empty"
    case .duplicateID(let id): "the id '\(id.excerpt)' stands twice; constraints mean the first"
    case .constraintWithoutItem(let id): "a constraint names '\(id.excerpt)', which is no view or guide of its scene"
    case .impossibleConstraint(let why): "a constraint is left out: \(why)"
    case .viewWithoutFrame(let name): "a '\(name.excerpt)' has no frame; its content or its superview gives its size"
    case .noView: "there is no view in the file, so there is nothing to lay out"
    case .shownAlone:
      "the file's controllers stand in or over too many views; this one is shown by itself, unless it is asked for alone"
    case .screenFailed(let reason): reason
    case .screenEmpty(let name):
      "\(name) is empty: it shows no text, no image, no control and no box of a color, so nothing of it is looked at"
    case .contentUnmeasured(let name):
      "\(name) is a box here: what is in it isn't laid out, and its size isn't known"
    }
  }

  /// The subject of the warning, wherever it stands. Warnings with the same subject are reported once.
  package var subject: String {
    switch kind {
    case .unknownElement(let name, _): "element \(name)"
    case .unknownAttribute(let name, _): "attribute \(name)"
    case .malformedValue(_, let attribute, let element): "value \(attribute) \(element)"
    case .viewWithoutFrame(let name): "frame \(name)"
    case .unknownSegue(let text, let attribute): "segue \(attribute) \(text)"
    case .screenFailed(let reason): "screen \(reason)"
    case .screenEmpty(let name): "empty screen \(name)"
    case .contentUnmeasured(let name): "box \(name)"
    case .unknownDevice, .unknownController, .embeddedElsewhere, .duplicateID, .constraintWithoutItem,
      .impossibleConstraint, .noView, .shownAlone:
      code
    }
  }
}
