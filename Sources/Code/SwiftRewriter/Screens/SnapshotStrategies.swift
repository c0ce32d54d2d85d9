import SwiftSyntax

/// The strategies that an argument of `assertSnapshot(of:as:)` names, and the conditions that these spell out.
///
///     .image(on: .iPhoneX(.landscape))
///     .image(size: CGSize(width: 300, height: 200), traits: UITraitCollection(userInterfaceStyle: .dark))
///     ["phone": .image(on: .iPhone13), "pad": .image(on: .iPadPro11)]
struct SnapshotStrategies {
  /// The strategies of views, in the order in which a view is handed over by them.
  private(set) var found: [(name: String?, conditions: PreviewConditions, isSwiftUI: Bool)] = []

  /// The strategies of an expression.
  ///
  /// - Parameters:
  ///   - expression: The expression.
  ///   - variables: The values of the variables that it may be.
  init(_ expression: ExprSyntax, _ variables: [String: ExprSyntax]) {
    let expression = variables[expression.trimmedDescription] ?? expression
    if let array = expression.as(ArrayExprSyntax.self) {
      for element in array.elements { add(element.expression, named: nil) }
    } else if case .elements(let elements)? = expression.as(DictionaryExprSyntax.self)?.content {
      let named = elements.map { ($0.key.literal, $0.value) }
      for (name, strategy) in named.sorted(by: { ($0.0 ?? "") < ($1.0 ?? "") }) { add(strategy, named: name) }
    } else {
      add(expression, named: nil)
    }
  }

  private mutating func add(_ strategy: ExprSyntax, named name: String?) {
    let call = strategy.as(FunctionCallExprSyntax.self)
    let member = (call?.calledExpression ?? strategy).memberName
    if member == "wait", let inner = call?.arguments.first(where: { $0.label?.text == "on" })?.expression {
      return add(inner, named: name)
    }
    guard member.map(Self.ofValues.contains) != true else { return }
    var conditions = PreviewConditions()
    for argument in call?.arguments ?? [] { conditions.apply(argument) }
    // Only views of SwiftUI are given a layout.
    found.append((name, conditions, call?.arguments.contains { $0.label?.text == "layout" } == true))
  }

  /// The strategies of what is no view.
  private static let ofValues: Set = [
    "dump", "customDump", "json", "plist", "lines", "raw", "curl", "data", "description", "func",
    "elementsDescription",
  ]
}

extension PreviewConditions {
  /// Applies an argument of a strategy.
  fileprivate mutating func apply(_ argument: LabeledExprSyntax) {
    let call = argument.expression.as(FunctionCallExprSyntax.self)
    switch argument.label?.text {
    case "on":
      let name = (call?.calledExpression ?? argument.expression).memberName
      device = name.flatMap { Self.devices[$0] ?? ($0.hasPrefix("iP") ? $0 : nil) } ?? device
      // A part of a pad's screen is said behind the orientation.
      let first = call?.arguments.first?.expression
      switch (first?.as(FunctionCallExprSyntax.self)?.calledExpression ?? first)?.memberName {
      case "landscape": orientation = "landscapeLeft"
      case "portrait": orientation = "portrait"
      default: break
      }
    case "size": setSize(call?.arguments)
    case "traits": if let call { applyTraits(call) }
    default: break
    }
  }

  /// Applies the traits that `UITraitCollection(…)` names.
  private mutating func applyTraits(_ call: FunctionCallExprSyntax) {
    for argument in call.arguments {
      if argument.label?.text == "traitsFrom" {
        for element in argument.expression.as(ArrayExprSyntax.self)?.elements ?? [] {
          if let inner = element.expression.as(FunctionCallExprSyntax.self) { applyTraits(inner) }
        }
      } else {
        setTrait(argument.label?.text, argument.expression)
      }
    }
    // UITraitCollection { $0.userInterfaceStyle = .dark }
    for item in call.trailingClosure?.statements ?? [] {
      guard let elements = item.item.as(SequenceExprSyntax.self)?.elements, elements.count == 3,
        let first = elements.first, let last = elements.last
      else { continue }
      setTrait(first.memberName, last)
    }
  }

  private mutating func setTrait(_ name: String?, _ value: ExprSyntax) {
    switch name {
    case "userInterfaceStyle": style = value.memberName.flatMap { ["dark", "light"].contains($0) ? $0 : nil }
    case "preferredContentSizeCategory": contentSizeCategory = value.memberName
    case "layoutDirection": layoutDirection = value.memberName
    default: break
    }
  }

  /// Xcode's names of the devices that the library knows. Others that tests declare are called as Xcode does, but for blanks.
  private static let devices = [
    "iPhoneSe": "iPhone SE (1st generation)", "iPhone8": "iPhone 8", "iPhone8Plus": "iPhone 8 Plus",
    "iPhoneX": "iPhone X", "iPhoneXsMax": "iPhone XS Max", "iPhoneXr": "iPhone XR", "iPhone12": "iPhone 12",
    "iPhone12Pro": "iPhone 12 Pro", "iPhone12ProMax": "iPhone 12 Pro Max", "iPhone13": "iPhone 13",
    "iPhone13Mini": "iPhone 13 mini", "iPhone13Pro": "iPhone 13 Pro", "iPhone13ProMax": "iPhone 13 Pro Max",
    "iPadMini": "iPad mini 5", "iPad9_7": "iPad (6th generation)",
    "iPad10_2": "iPad (9th generation)", "iPadPro10_5": "iPad Pro (10.5-inch)",
    "iPadPro11": "iPad Pro (11-inch) (2nd generation)", "iPadPro12_9": "iPad Pro (12.9-inch) (4th generation)",
  ]
}
