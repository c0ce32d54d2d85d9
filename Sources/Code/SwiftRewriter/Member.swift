import SwiftSyntax

/// A method or property as a type or an extension declares it.
struct Member {
  /// The type that has it.
  let type: String
  /// Its name without labels.
  let name: String
  /// The parameters of a method; `nil` for a property.
  let parameters: [Parameter]?
  /// The type of the property, or of what the method returns; empty for a method that returns nothing.
  let result: String
  /// The effects of a method, as in ` async throws`.
  let effects: String
  /// A Boolean that tells whether it stands in an extension.
  let inExtension: Bool
  let isOverride: Bool
  let isStatic: Bool
  let isObjC: Bool
  /// A Boolean that tells whether classes of other modules may override it.
  let isOpen: Bool
  /// The name that it has in Objective-C, where the declaration says one.
  let objCName: String?
  let isOptional: Bool
  /// True if the member is a property with a setter.
  let isSettable: Bool
  /// The path of the file that has it.
  let file: String

  /// A parameter of a method.
  struct Parameter: Equatable {
    let label: String
    let name: String
    let type: String

    /// The parameter as an argument of a call that hands it on.
    var argument: String {
      let value = type.hasPrefix("inout ") ? "&\(name)" : name
      return label == "_" ? value : "\(label): \(value)"
    }
  }

  /// A method.
  init(_ node: FunctionDeclSyntax, of type: String, inExtension: Bool, file: String) {
    self.type = type
    self.inExtension = inExtension
    self.file = file
    name = node.name.text
    parameters = node.signature.parameterClause.parameters.map {
      Parameter(
        label: $0.firstName.text, name: ($0.secondName ?? $0.firstName).text,
        type: $0.type.trimmedDescription + ($0.ellipsis == nil ? "" : "..."))
    }
    result = node.signature.returnClause?.type.trimmedDescription ?? ""
    effects = node.signature.effectSpecifiers.map { " \($0.trimmedDescription)" } ?? ""
    isOverride = node.modifiers.has("override")
    isStatic = node.modifiers.has("static") || node.modifiers.has("class")
    isOpen = node.modifiers.has("open") && node.genericParameterClause == nil
    isObjC = node.attributes.has("objc")
    objCName = node.attributes.objCName
    isOptional = node.modifiers.has("optional")
    isSettable = false
  }

  /// A property with one name.
  init?(_ node: VariableDeclSyntax, of type: String, inExtension: Bool, file: String) {
    guard node.bindings.count == 1, let binding = node.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    else { return nil }
    self.type = type
    self.inExtension = inExtension
    self.file = file
    name = pattern.identifier.text
    parameters = nil
    result = binding.typeAnnotation?.type.trimmedDescription ?? ""
    effects = ""
    isOverride = node.modifiers.has("override")
    isStatic = node.modifiers.has("static") || node.modifiers.has("class")
    isOpen = node.modifiers.has("open")
    isObjC = node.attributes.has("objc")
    objCName = node.attributes.objCName
    isOptional = node.modifiers.has("optional")
    isSettable = binding.accessorBlock?.isSettable ?? false
  }

  /// The labels of a method's parameters.
  var labels: [String] { parameters?.map(\.label) ?? [] }

  /// Tells whether an override of one would be one of the other: the same name, labels and types.
  func hasSignature(of other: Member) -> Bool {
    name == other.name && isStatic == other.isStatic
      && parameters?.map(\.label) == other.parameters?.map(\.label)
      && parameters?.map(\.type.withoutBlanks) == other.parameters?.map(\.type.withoutBlanks)
  }

  /// A name with the type's in it, to tell the members of several types apart.
  func name(of type: String) -> String { "_\(type)_\(name)" }
}

extension String {
  fileprivate var withoutBlanks: String { filter { !$0.isWhitespace } }

  /// The text on one line.
  var onOneLine: String { split(whereSeparator: \.isNewline).map { $0.trimmed }.joined(separator: " ") }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var result = self
    while result.first?.isWhitespace == true { result.removeFirst() }
    while result.last?.isWhitespace == true { result.removeLast() }
    return result
  }
}
