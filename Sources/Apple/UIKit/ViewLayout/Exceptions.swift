import LayoutModel

/// The name of an exception that UIKit raises.
enum ExceptionName: String {
  case invalidArgument = "NSInvalidArgumentException"
  case generic = "NSGenericException"
  case internalInconsistency = "NSInternalInconsistencyException"
  case range = "NSRangeException"
  case invalidGeometry = "CALayerInvalidGeometry"
  case unknownKey = "NSUnknownKeyException"
}

/// The thread on which views are laid out.
enum MainThread {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// A Boolean that tells whether the caller runs on it, or on the main queue while another thread serves that.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true || Thread.isMainThread }

  /// Raises what UIKit raises where constraints are edited, or views laid out, on another thread.
  static func check() {
    guard !isCurrent else { return }
    raise(
      .internalInconsistency,
      "Modifications to the layout engine must not be performed from a background thread after it has been accessed from the main thread."
    )
  }
}

/// Stops the program as an uncaught exception of UIKit does: there is no catching one in Swift.
///
/// - Parameters:
///   - name: The exception's name.
///   - reason: Its reason.
///   - place: Where the program gave what can't be, as far as that is known.
func raise(_ name: ExceptionName, _ reason: String, at place: SourcePlace? = nil) -> Never {
  let words = "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason)'"
  guard let place else { fatalError(words) }
  fatalError(words, file: place.file, line: UInt(place.line))
}

extension NSLayoutConstraint {
  private static let maker =
    "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: "

  /// Raises what UIKit raises for a constraint that can't be.
  func checkDefinition(
    _ first: LayoutItemReference, _ firstAttribute: Attribute, _ second: LayoutItemReference,
    _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    guard let own = firstAttribute.attribute else {
      raise(.invalidArgument, Self.maker + "Invalid attribute: the first attribute can't be notAnAttribute", at: place)
    }
    checkConstant(Double(constant))
    guard multiplier.isFinite, Magnitude.isSoundMultiplier(Double(multiplier)) || multiplier == 0 else {
      raise(
        .invalidArgument, Self.maker + "Multiplier is not finite!  That's illegal.  multiplier:\(multiplier)", at: place
      )
    }
    let other = second.isEmpty ? nil : secondAttribute.attribute
    guard let other, multiplier != 0 else {
      guard own.isSize else {
        raise(
          .invalidArgument,
          Self.maker
            + "A multiplier of 0 or a nil second item together with a location for the first attribute creates a constraint of a location equal to a constant. Location attributes must be specified in pairs.",
          at: place)
      }
      return
    }
    switch ConstraintAttribute.mismatch(own, other) {
    case .sizeWithLocation, .direction:
      raise(.invalidArgument, Self.maker + "Invalid pairing of layout attributes", at: place)
    case .axes, nil: break
    }
  }

  /// Raises what UIKit raises for a constant that is no number.
  func checkConstant(_ constant: Double) {
    guard Magnitude.isSound(constant) else {
      raise(
        .internalInconsistency, "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(constant)",
        at: place)
    }
  }

  /// Raises what UIKit raises for a priority that can't be, or not any longer.
  func checkPriority(_ priority: UILayoutPriority) {
    guard priority.rawValue >= 0, priority.rawValue <= 1000 else {
      raise(
        .invalidArgument,
        "It's illegal to set priority:\(priority.rawValue). Priorities must be greater than 0 and less or equal to 1000.",
        at: place)
    }
    // An active one is installed once a window, or a layout of its hierarchy, has made the engine that it is in.
    guard let holder, graphID != nil || holder.window != nil, (priority == .required) != (storedPriority == .required)
    else { return }
    raise(
      .internalInconsistency,
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You passed priority \(Int(priority.rawValue)) and the existing priority was \(Int(storedPriority.rawValue)).",
      at: place)
  }
}
