import LayoutModel

/// The name of an exception that UIKit raises.
enum ExceptionName: String {
  case invalidArgument = "NSInvalidArgumentException"
  case generic = "NSGenericException"
  case internalInconsistency = "NSInternalInconsistencyException"
  case range = "NSRangeException"
  case unknownKey = "NSUnknownKeyException"
}

/// Stops the program as an uncaught exception of UIKit does: there is no catching one in Swift.
func raise(_ name: ExceptionName, _ reason: String) -> Never {
  fatalError("*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason)'")
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
      raise(.invalidArgument, Self.maker + "Invalid attribute: the first attribute can't be notAnAttribute")
    }
    checkConstant(Double(constant))
    guard multiplier.isFinite, Magnitude.isSoundMultiplier(Double(multiplier)) || multiplier == 0 else {
      raise(.invalidArgument, Self.maker + "Multiplier is not finite!  That's illegal.  multiplier:\(multiplier)")
    }
    let other = second.isEmpty ? nil : secondAttribute.attribute
    guard let other, multiplier != 0 else {
      guard own.isSize else {
        raise(
          .invalidArgument,
          Self.maker
            + "A multiplier of 0 or a nil second item together with a location for the first attribute creates a constraint of a location equal to a constant. Location attributes must be specified in pairs."
        )
      }
      return
    }
    switch ConstraintAttribute.mismatch(own, other) {
    case .sizeWithLocation, .direction: raise(.invalidArgument, Self.maker + "Invalid pairing of layout attributes")
    case .axes, nil: break
    }
  }

  /// Raises what UIKit raises for a constant that is no number.
  func checkConstant(_ constant: Double) {
    guard Magnitude.isSound(constant) else {
      raise(.internalInconsistency, "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(constant)")
    }
  }

  /// Raises what UIKit raises for a priority that can't be, or not any longer.
  func checkPriority(_ priority: UILayoutPriority) {
    guard priority.rawValue >= 0, priority.rawValue <= 1000 else {
      raise(
        .invalidArgument,
        "It's illegal to set priority:\(priority.rawValue). Priorities must be greater than 0 and less or equal to 1000."
      )
    }
    guard isActive, (priority == .required) != (storedPriority == .required) else { return }
    raise(
      .internalInconsistency,
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You passed priority \(Int(priority.rawValue)) and the existing priority was \(Int(storedPriority.rawValue))."
    )
  }
}
