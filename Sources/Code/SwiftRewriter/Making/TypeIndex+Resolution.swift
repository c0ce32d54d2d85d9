import SwiftSyntax

/// The place at which a type is written: the types around it, the innermost first, and what its generic parameters stand for.
struct TypeScope {
  let names: [String]
  var substitutions: [String: ValueType] = [:]
}

extension TypeIndex {
  /// Returns a written type with all names resolved.
  ///
  /// - Parameters:
  ///   - type: The type as written.
  ///   - scope: The place.
  /// - Returns: The type.
  func resolve(_ type: TypeSyntax, in scope: TypeScope) -> ValueType {
    var steps = 0
    return resolve(type, in: scope, depth: 0, steps: &steps)
  }

  /// Returns a written type with all names resolved.
  ///
  /// - Parameters:
  ///   - type: The type as written.
  ///   - scope: The place.
  ///   - depth: The number of aliases that were followed.
  ///   - steps: The number of types that were resolved.
  /// - Returns: The type.
  private func resolve(_ type: TypeSyntax, in scope: TypeScope, depth: Int, steps: inout Int) -> ValueType {
    steps += 1
    func inner(_ type: TypeSyntax) -> ValueType { resolve(type, in: scope, depth: depth, steps: &steps) }
    if let type = type.as(OptionalTypeSyntax.self) { return .optional(inner(type.wrappedType)) }
    if let type = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return .optional(inner(type.wrappedType)) }
    if let type = type.as(ArrayTypeSyntax.self) { return .array(inner(type.element)) }
    if let type = type.as(DictionaryTypeSyntax.self) { return .dictionary(inner(type.key), inner(type.value)) }
    if let type = type.as(AttributedTypeSyntax.self) { return inner(type.baseType) }
    if let type = type.as(SomeOrAnyTypeSyntax.self) { return inner(type.constraint) }
    if let type = type.as(MetatypeTypeSyntax.self) { return .metatype(inner(type.baseType)) }
    if let type = type.as(FunctionTypeSyntax.self) {
      return .function(parameterCount: type.parameters.count, result: inner(type.returnClause.type))
    }
    if let type = type.as(TupleTypeSyntax.self) {
      let elements = type.elements.map {
        ValueType.Element(label: $0.secondName == nil ? $0.firstName?.text : nil, type: inner($0.type))
      }
      return elements.count == 1 ? elements[0].type : .tuple(elements)
    }
    if let type = type.as(CompositionTypeSyntax.self) {
      var parts: [ValueType] = []
      for element in type.elements {
        let part = inner(element.type)
        if case .composition(let inner) = part { parts += inner } else { parts.append(part) }
      }
      return .composition(parts)
    }
    return named(type, in: scope, depth: depth, steps: &steps)
  }

  private func named(_ type: TypeSyntax, in scope: TypeScope, depth: Int, steps: inout Int) -> ValueType {
    let written = type.dottedName
    if let known = scope.substitutions[written] { return known }
    let arguments = type.genericArguments.map { resolve($0, in: scope, depth: depth, steps: &steps) }
    switch (written, arguments.count) {
    case ("Array", 1), ("ContiguousArray", 1): return .array(arguments[0])
    case ("Optional", 1): return .optional(arguments[0])
    case ("Dictionary", 2): return .dictionary(arguments[0], arguments[1])
    case ("Void", 0): return .void
    default: break
    }
    guard let full = find(written, in: scope.names) else { return .named(written, arguments: arguments) }
    if depth < Self.maximumAliases, steps < Self.maximumSteps, let alias = alias(full) {
      return resolve(alias.type, in: TypeScope(names: alias.scope), depth: depth + 1, steps: &steps)
    }
    return .named(full, arguments: arguments)
  }

  /// The number of aliases of aliases that are followed.
  private static let maximumAliases = 20
  /// The number of types in one from which on no alias is followed.
  private static let maximumSteps = 500
}

extension TypeSyntax {
  /// The generic arguments: `Item` and `Int` of `Box<Item, Int>`.
  var genericArguments: [TypeSyntax] {
    let clause =
      self.as(IdentifierTypeSyntax.self)?.genericArgumentClause ?? self.as(MemberTypeSyntax.self)?.genericArgumentClause
    return clause?.arguments.compactMap { $0.argument.as(TypeSyntax.self) } ?? []
  }
}
