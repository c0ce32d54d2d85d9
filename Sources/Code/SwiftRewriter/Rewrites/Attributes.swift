import SwiftSyntax

/// Leaves out attributes that only Objective-C and Interface Builder read, and writes `@main` for its older form.
///
/// A protocol that Objective-C sees is restricted to objects, so its declaration gets `AnyObject`. A property that only files of Interface
/// Builder may set is `unavailable` for Swift; what sets it for them is Swift here. A block, and a function of C that takes or returns an
/// object, are closures: `@convention(c) (AnyObject, Selector) -> Void`.
final class Attributes: Rewrite {
  override class var triggers: [String] {
    ["@objc", "@nonobjc", "@IB", "@GKInspectable", "@NSCopying", "@UIApplicationMain", "@convention"]
  }

  private static let leftOut: Set = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction",
    "GKInspectable", "NSCopying",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if Self.leftOut.contains(name) || name == "available" && node.isForNibsAlone || node.isConventionOfObjects {
      edits.append(.blank(node))
    }
    if name == "UIApplicationMain", !module.makesScreens {
      edits.append(Edit(node, by: "@main" + String(repeating: " ", count: 13)))
    }
    return .skipChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.attributes.has("objc") else { return .visitChildren }
    if let clause = node.inheritanceClause {
      if !clause.inheritedTypes.contains(where: { ["AnyObject", "class"].contains($0.type.trimmedDescription) }) {
        edits.append(Edit(at: clause.inheritedTypes.positionAfterSkippingLeadingTrivia, insert: "AnyObject, "))
      }
    } else {
      edits.append(Edit(at: node.name.endPositionBeforeTrailingTrivia, insert: ": AnyObject"))
    }
    return .visitChildren
  }
}

extension AttributeSyntax {
  /// Tells whether it makes a property unavailable that files of Interface Builder set.
  fileprivate var isForNibsAlone: Bool {
    guard let list = parent?.as(AttributeListSyntax.self), list.has("IBInspectable") || list.has("IBOutlet"),
      case .availability(let arguments)? = arguments
    else { return false }
    return arguments.contains { $0.argument.trimmedDescription == "unavailable" }
  }
}

extension AttributeSyntax {
  /// Tells whether it has a function called as one of Objective-C, or as one of C with types that C doesn't have.
  fileprivate var isConventionOfObjects: Bool {
    guard attributeName.trimmedDescription == "convention", let arguments,
      let type = parent?.parent?.as(AttributedTypeSyntax.self)
    else { return false }
    let convention = arguments.trimmedDescription
    if convention == "block" { return true }
    return convention == "c"
      && type.baseType.tokens(viewMode: .sourceAccurate).contains { token in
        if case .identifier(let name) = token.tokenKind { !Self.isOfC(name) } else { token.tokenKind == .keyword(.Any) }
      }
  }

  /// Tells whether a type of a name may be one of C.
  private static func isOfC(_ name: String) -> Bool {
    ["Double", "Float", "Bool", "Void", "OpaquePointer", "Optional"].contains(name) || name == name.lowercased()
      || ["Int", "UInt", "Unsafe", "C", "CG"].contains { name.hasPrefix($0) }
  }
}

extension AttributeListSyntax {
  /// Tells whether there is an attribute of a name.
  func has(_ name: String) -> Bool { attribute(name) != nil }

  /// The attribute of a name.
  func attribute(_ name: String) -> AttributeSyntax? {
    for element in self {
      if let attribute = element.as(AttributeSyntax.self), attribute.attributeName.trimmedDescription == name {
        return attribute
      }
    }
    return nil
  }
}
