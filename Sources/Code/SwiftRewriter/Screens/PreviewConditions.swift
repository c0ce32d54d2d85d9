import SwiftParser
import SwiftSyntax

/// The conditions that a preview names for its content; the others are `nil`.
struct PreviewConditions: Encodable, Equatable {
  /// The interface orientation: `landscapeLeft`.
  var orientation: String?
  var width: Double?
  var height: Double?
  /// A Boolean that tells whether what is shown is as large as it sizes itself, where no size is named.
  var fits: Bool?
  /// The device, as Xcode calls it: `iPhone SE (3rd generation)`.
  var device: String?
  /// `light` or `dark`.
  var style: String?
  /// The user's text size: `accessibilityLarge`.
  var contentSizeCategory: String?
  var layoutDirection: String?
  /// The language of the texts: `de`, `pt-BR`.
  var localization: String?

  /// The conditions with those of an outer view where they name none.
  func over(_ outer: PreviewConditions) -> PreviewConditions {
    var result = self
    result.orientation = orientation ?? outer.orientation
    if width == nil, height == nil, fits == nil {
      (result.width, result.height, result.fits) = (outer.width, outer.height, outer.fits)
    }
    result.device = device ?? outer.device
    result.style = style ?? outer.style
    result.contentSizeCategory = contentSizeCategory ?? outer.contentSizeCategory
    result.layoutDirection = layoutDirection ?? outer.layoutDirection
    result.localization = localization ?? outer.localization
    return result
  }
}

// MARK: - Traits of the macro

extension PreviewConditions {
  /// The conditions of a macro's traits: `.landscapeLeft, .fixedLayout(width: 320, height: 44)`.
  init(traits: some Sequence<ExprSyntax>) {
    for trait in traits {
      let call = trait.as(FunctionCallExprSyntax.self)
      switch (call?.calledExpression ?? trait).memberName {
      case "sizeThatFitsLayout": fits = true
      case "fixedLayout": setSize(call?.arguments)
      case let name? where Self.orientations.contains(name): orientation = name
      default: break
      }
    }
  }

  private static let orientations: Set = ["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"]

  mutating func setSize(_ arguments: LabeledExprListSyntax?) {
    width = arguments?.number("width") ?? width
    height = arguments?.number("height") ?? height
  }
}

// MARK: - Modifiers of views

extension PreviewConditions {
  /// Applies a modifier of a previewed view: `.previewLayout(.sizeThatFits)`. One that says nothing of conditions changes nothing.
  ///
  /// - Parameters:
  ///   - modifier: The modifier's name.
  ///   - arguments: Its arguments.
  ///   - values: The values of variables that arguments may be.
  mutating func apply(_ modifier: String, _ arguments: LabeledExprListSyntax, _ values: [String: ExprSyntax]) {
    func value(_ expression: ExprSyntax?) -> ExprSyntax? {
      expression.map { values[$0.trimmedDescription] ?? $0 }
    }
    let first = value(arguments.first?.expression)
    switch modifier {
    case "previewLayout":
      let call = first?.as(FunctionCallExprSyntax.self)
      switch (call?.calledExpression ?? first)?.memberName {
      case "sizeThatFits": fits = true
      case "fixed": setSize(call?.arguments)
      default: break
      }
    case "frame": setSize(arguments)
    case "previewDevice":
      let named = first?.as(FunctionCallExprSyntax.self)?.arguments.first { $0.label?.text == "rawValue" }
      device = value(named?.expression ?? first)?.literal
    case "previewInterfaceOrientation":
      if let name = first?.memberName, Self.orientations.contains(name) { orientation = name }
    case "preferredColorScheme", "colorScheme": style = first?.memberName
    case "environment":
      guard arguments.count == 2, let value = value(arguments.last?.expression) else { return }
      setEnvironment(first?.trimmedDescription ?? "", value)
    default: break
    }
  }

  private mutating func setEnvironment(_ key: String, _ value: ExprSyntax) {
    switch key {
    case "\\.colorScheme": style = value.memberName
    case "\\.sizeCategory": contentSizeCategory = value.memberName
    case "\\.dynamicTypeSize": contentSizeCategory = value.memberName.flatMap { Self.categories[$0] }
    case "\\.layoutDirection": layoutDirection = value.memberName
    case "\\.locale":
      let call = value.as(FunctionCallExprSyntax.self)
      localization = call?.arguments.first?.expression.literal?.replacing("_", with: "-")
    default: break
    }
  }

  /// UIKit's names of SwiftUI's text sizes.
  private static let categories = [
    "xSmall": "extraSmall", "small": "small", "medium": "medium", "large": "large", "xLarge": "extraLarge",
    "xxLarge": "extraExtraLarge", "xxxLarge": "extraExtraExtraLarge", "accessibility1": "accessibilityMedium",
    "accessibility2": "accessibilityLarge", "accessibility3": "accessibilityExtraLarge",
    "accessibility4": "accessibilityExtraExtraLarge", "accessibility5": "accessibilityExtraExtraExtraLarge",
  ]
}

extension ExprSyntax {
  /// The name behind the last period: `dark` of `ColorScheme.dark`; `nil` for an expression that isn't a member's.
  var memberName: String? { self.as(MemberAccessExprSyntax.self)?.declName.baseName.text }

  /// The value of a string that is written out.
  var literal: String? { self.as(StringLiteralExprSyntax.self)?.representedLiteralValue }

  /// The value of a number that is written out.
  fileprivate var number: Double? { Double(trimmedDescription.filter { $0 != "_" }) }
}

extension LabeledExprListSyntax {
  /// The argument with a label, where it is a number that is written out.
  fileprivate func number(_ label: String) -> Double? { first { $0.label?.text == label }?.expression.number }
}
