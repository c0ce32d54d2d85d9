/// The text of a stub: a module's declarations, as short as its users need.
struct StubText {
  private let plan: StubPlan
  private let module: StubPlan.Module

  /// The text of a module of a plan.
  init(of module: StubPlan.Module, in plan: StubPlan) {
    self.plan = plan
    self.module = module
  }

  var text: String {
    var parts: [String] = []
    parts += module.types.sorted { $0.key < $1.key }.map { text(of: $0.value, named: $0.key) }
    parts += module.extensions.sorted { $0.key < $1.key }.map { text(of: $0.value, named: $0.key) }
    parts += module.globals.map { declaration(of: $0, in: StubType(kind: .extension), named: "") + "\n" }
    let declarations = parts.joined(separator: "\n")
    var head = "// \(module.name) isn't here: this stands in for it, with what the code uses, as far as that says.\n"
    guard declarations.contains(Self.note) else {
      return head + "import UIKit\n" + (declarations.isEmpty ? "" : "\n" + declarations)
    }
    head +=
      "// Findings of a screen that passes \(Self.note) are guesses. Take the call out where the stub does enough."
    return head + "\nimport UIKit\(DisabledCode.importOfNote)\n" + declarations
  }

  /// The value that a stub gives where there is none to give.
  private static let none = "fatalError(\"a stub gives no value\")"

  private func text(of type: StubType, named name: String) -> String {
    let generics = type.generics == 0 ? "" : "<\((0..<type.generics).map { "Value\($0 + 1)" }.joined(separator: ", "))>"
    let inherited = (type.kind == .class ? [type.superclass ?? "NSObject"] : []) + type.conformances.sorted()
    let clause = inherited.isEmpty ? "" : ": \(inherited.joined(separator: ", "))"
    let own = type.members.map { "  \(declaration(of: $0, in: type, named: name))\n" }.joined()
    switch type.kind {
    case .class:
      let inits = type.hasDesignatedInitializers ? Self.inherited(of: root(of: name)) : ""
      return body("open class \(name)\(generics)\(clause)", noted(type) + inits + own)
    case .enum:
      return body("public enum \(name)\(generics)\(clause)", own)
    case .protocol:
      return "public protocol \(name)\(clause) {}\n" + (own.isEmpty ? "" : "\n" + body("extension \(name)", own))
    case .extension:
      return body("extension \(name)", own)
    case .wrapper: return wrapper(type, named: name)
    }
  }

  /// A property wrapper that keeps the values set.
  private func wrapper(_ type: StubType, named name: String) -> String {
    let inits = type.members.filter { $0.kind == .initializer }.flatMap { member -> [String] in
      let list = parameters(of: member)
      let isValue = member.parameters.first?.label == "wrappedValue"
      return ["public init(\(list)) {}"]
        + (isValue ? [] : ["public init(wrappedValue: Value, \(list)) { held = wrappedValue }"])
    }
    let lines =
      [
        "private var held: Value?", "public init() {}", "public init(wrappedValue: Value) { held = wrappedValue }",
      ] + inits + [
        "public var wrappedValue: Value {",
        "  get { if let value = held ?? (Any?.none as? Value) { value } else { \(Self.none) } }",
        "  set { held = newValue }", "}", "public var projectedValue: \(name)<Value> { self }",
      ]
    return body("@propertyWrapper\npublic struct \(name)<Value>", lines.map { "  \($0)\n" }.joined())
  }

  private func body(_ head: String, _ members: String) -> String {
    members.isEmpty ? "\(head) {}\n" : "\(head) {\n\(members)}\n"
  }

  // MARK: Members

  /// A member's name as code writes it: one that is a word of the language stands between grave accents.
  private static func name(_ text: String) -> String { keywords.contains(text) ? "`\(text)`" : text }

  /// The words that no declaration has as a name without more.
  private static let keywords: Set = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum",
    "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is",
    "let", "nil", "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
    "struct", "subscript",
    "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  private func declaration(of member: StubMember, in type: StubType, named owner: String) -> String {
    var member = member
    member.type = spelled(member.type)
    switch member.kind {
    case .case:
      let values = member.parameters.map { $0.label == "_" ? $0.type : "\($0.label): \($0.type)" }
      return "case \(Self.name(member.name))" + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
    case .alias: return "public typealias \(Self.name(member.name)) = \(member.type)"
    case .property: return property(member, in: type, named: owner)
    case .initializer: return initializer(member, in: type, named: owner)
    case .subscript:
      let head = type.kind == .class ? "open" : "public"
      // A parameter's name is a subscript's label only where it is written twice.
      let list = member.parameters.enumerated().map { index, parameter in
        "\(parameter.label) value\(index + 1): \(parameter.type)"
      }
      let value = value(of: member.type)
      return "\(head) subscript(\(list.joined(separator: ", "))) -> \(member.type) { get { \(value) } set {} }"
    case .function: return function(member, in: type, named: owner)
    }
  }

  /// A type's name, with arguments where the type is a generic one of a stub.
  private func spelled(_ type: String) -> String {
    let name = type.hasSuffix("?") ? String(type.dropLast()) : type
    guard let count = plan.type(name)?.generics, count > 0 else { return type }
    return "\(name)<\(Array(repeating: "Any", count: count).joined(separator: ", "))>" + type.dropFirst(name.count)
  }

  private func property(_ member: StubMember, in type: StubType, named owner: String) -> String {
    let value = value(of: member.type)
    if type.kind == .extension, isNoted(type, named: owner) {
      let head = member.isStatic ? "public static var" : "public var"
      let given = value == Self.none ? value : "\(Self.note); return \(value)"
      return "\(head) \(Self.name(member.name)): \(member.type) { get { \(given) } set { \(Self.note) } }"
    }
    if type.kind == .class, !member.isStatic, value != Self.none {
      return "open lazy var \(Self.name(member.name)): \(member.type) = \(value)"
    }
    let head = member.isStatic ? "public static var" : type.kind == .class ? "open var" : "public var"
    return "\(head) \(Self.name(member.name)): \(member.type) { get { \(value) } set {} }"
  }

  private func function(_ member: StubMember, in type: StubType, named owner: String) -> String {
    let isGeneric = member.type == Self.wanted
    var head = member.isStatic ? "public static " : type.kind == .class ? "open " : "public "
    head += "func \(Self.name(member.name))"
    if isGeneric { head += "<\(Self.wanted)>" }
    head += "(\(parameters(of: member)))"
    let isNoted = isNoted(type, named: owner)
    guard member.type != "Void" else { return "\(head) {\(isNoted ? " \(Self.note) " : "")}" }
    let value = isGeneric ? Self.none : value(of: member.type)
    let body = isNoted && value != Self.none ? "\(Self.note); return \(value)" : value
    return "@discardableResult \(head) -> \(member.type) { \(body) }"
  }

  /// The generic parameter of a function that gives what is wanted of it.
  static let wanted = "Wanted"

  private func initializer(_ member: StubMember, in type: StubType, named owner: String) -> String {
    let head = "init(\(parameters(of: member)))"
    switch type.kind {
    case .class where type.hasDesignatedInitializers:
      return "public \(head) { super.\(Self.call(of: root(of: owner))) }"
    case .class: return "public convenience \(head) { self.\(Self.call(of: root(of: owner))) }"
    case .extension where Self.isClass(owner): return "public convenience \(head) { \(Self.none) }"
    default: return "public \(head) { \(Self.none) }"
    }
  }

  private func parameters(of member: StubMember) -> String {
    let labels = member.parameters.map(\.label)
    return member.parameters.enumerated().map { index, parameter in
      let isTwice = labels[..<index].contains(parameter.label)
      let name =
        parameter.label == "_"
        ? "_ value\(index == 0 ? "" : "\(index + 1)")" : parameter.label + (isTwice ? " other\(index + 1)" : "")
      return "\(name): \(parameter.type)"
    }.joined(separator: ", ")
  }

  // MARK: Notes

  /// The call by which a program notes that a screen may be otherwise with the module itself.
  private static let note = DisabledCode.note

  /// Tells whether a type's members may change what is on a screen: it is UIKit's own, or inherits from a class of views or controllers.
  private func isNoted(_ type: StubType, named name: String) -> Bool {
    type.kind == .extension ? StubNames.isApples(name) && isView(name) : type.kind == .class && isView(root(of: name))
  }

  /// The overrides that note a view's size and a controller's view, which the module itself would give.
  private func noted(_ type: StubType) -> String {
    guard let above = type.superclass, plan.type(above) == nil else { return "" }
    let members = Set(type.members.map(\.name))
    switch EmptyValue.root(of: above) {
    case "UIView" where !members.contains("intrinsicContentSize"):
      return "  open override var intrinsicContentSize: CGSize { \(Self.note); return super.intrinsicContentSize }\n"
    case "UIViewController" where !members.contains("viewDidLoad"):
      return "  open override func viewDidLoad() { \(Self.note); super.viewDidLoad() }\n"
    default: return ""
    }
  }

  // MARK: Values

  /// An expression for a value of a type.
  private func value(of type: String) -> String {
    if let value = EmptyValue.of(type) { return value }
    let name = type.hasSuffix(">") ? StubNames.plain(type) : type
    if let own = plan.type(name) {
      switch own.kind {
      case .class where (own.generics == 0 || name != type) && !own.hasDesignatedInitializers:
        return root(of: name) == "NSObject" ? "\(type)()" : "MainActor.assumeIsolated { \(type)() }"
      case .enum:
        return own.members.first { $0.kind == .case && $0.parameters.isEmpty }.map { ".\($0.name)" } ?? Self.none
      default: return Self.none
      }
    }
    return Self.none
  }

  private func isView(_ type: String) -> Bool { EmptyValue.root(of: type) != nil }

  /// Returns the class of Apple's that a stub's class inherits from.
  private func root(of name: String) -> String {
    var (name, steps) = (name, 0)
    while let type = plan.type(name), steps < 16 {
      name = type.superclass ?? "NSObject"
      steps += 1
    }
    return name
  }

  /// The call of an initializer that a class has.
  private static func call(of root: String) -> String {
    let line = sequence(first: root, next: { UIKitClasses.superclasses[$0] }).prefix(16)
    for name in line {
      switch name {
      case "UITableViewCell": return "init(style: .default, reuseIdentifier: nil)"
      case "UITableViewHeaderFooterView": return "init(reuseIdentifier: nil)"
      case "UITabBarController", "UIViewController": return "init(nibName: nil, bundle: nil)"
      case "UITableView": return "init(frame: .zero, style: .plain)"
      case "UIView": return "init(frame: .zero)"
      default: continue
      }
    }
    return "init()"
  }

  /// The initializers that a class would inherit if it had none of its own.
  private static func inherited(of root: String) -> String {
    let line = sequence(first: root, next: { UIKitClasses.superclasses[$0] }).prefix(16)
    let coder = "  public required init?(coder: NSCoder) { super.init(coder: coder) }\n"
    for name in line {
      switch name {
      case "UITableViewCell":
        return
          "  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init(style: style, reuseIdentifier: reuseIdentifier) }\n"
          + coder
      case "UIViewController":
        return
          "  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }\n"
          + coder
      case "UIView": return "  public override init(frame: CGRect) { super.init(frame: frame) }\n" + coder
      default: continue
      }
    }
    return "  public override init() { super.init() }\n"
  }

  /// Tells whether a type of Apple's is a class.
  private static func isClass(_ name: String) -> Bool {
    StubNames.isApples(name) && !name.hasPrefix("CG") && !name.hasSuffix("Insets") && !name.hasSuffix("Range")
  }
}
