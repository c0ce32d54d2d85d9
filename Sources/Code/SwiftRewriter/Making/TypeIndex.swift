import SwiftSyntax

/// The types of a module and of the modules that it imports, by their full names: each with its extensions, its aliases, and the types that
/// conform to it.
struct TypeIndex {
  /// The types, without extensions.
  private var types: [String: TypeDeclaration] = [:]
  /// The full names of the types, in the order of their files and lines.
  private(set) var names: [String] = []
  private var extensions: [String: [TypeDeclaration]] = [:]
  private var aliases: [String: TypeSyntax] = [:]
  /// The types that name a protocol, or another type, in an inheritance clause, by the full name of that.
  private var heirs: [String: [String]] = [:]

  /// An index of files' declarations.
  ///
  /// - Parameters:
  ///   - files: The declarations of each of the module's files.
  ///   - libraries: Those of the modules' files that it imports.
  init(
    _ files: [(types: [TypeDeclaration], aliases: [TypeDeclaration.Alias])],
    over libraries: [(types: [TypeDeclaration], aliases: [TypeDeclaration.Alias])] = []
  ) {
    for file in files { add(file.types, file.aliases) }
    for file in libraries { add(file.types.filter(\.isSeenFromOutside).map(\.seenFromOutside), file.aliases) }
    for name in names {
      guard let type = types[name] else { continue }
      for declaration in [type] + (extensions[name] ?? []) {
        for inherited in declaration.inherited {
          guard let heir = find(inherited.dottedName, in: scope(of: name)) else { continue }
          heirs[heir, default: []].append(name)
        }
      }
    }
  }

  private mutating func add(
    _ declarations: [TypeDeclaration], _ aliases: [TypeDeclaration.Alias]
  ) {
    for declaration in declarations.sorted(by: { $0.line < $1.line }) {
      for alias in declaration.aliases { self.aliases["\(declaration.name).\(alias.name)"] = alias.type }
      if declaration.kind == .extension {
        extensions[declaration.name, default: []].append(declaration)
      } else if types[declaration.name] == nil {
        types[declaration.name] = declaration
        names.append(declaration.name)
      }
    }
    for alias in aliases where self.aliases[alias.name] == nil { self.aliases[alias.name] = alias.type }
  }

  // MARK: Names

  /// Returns a type's declaration.
  func type(_ name: String) -> TypeDeclaration? { types[name] }

  /// Returns a type's declaration and its extensions.
  func declarations(of name: String) -> [TypeDeclaration] {
    types[name].map { [$0] + (extensions[name] ?? []) } ?? []
  }

  /// Returns the full name of a type or an alias, as code in a scope names it; `nil` for one that isn't declared.
  ///
  /// - Parameters:
  ///   - name: The name as written: `State`, `Login.State`.
  ///   - scope: The full names of the types around the code, the innermost first.
  /// - Returns: The full name.
  func find(_ name: String, in scope: [String] = []) -> String? {
    for outer in scope {
      let full = "\(outer).\(name)"
      if types[full] != nil || aliases[full] != nil { return full }
    }
    if types[name] != nil || aliases[name] != nil { return name }
    // A name may begin with the module's: `App.State`.
    guard let dot = name.firstIndex(of: ".") else { return nil }
    let rest = String(name[name.index(after: dot)...])
    return types[rest] != nil && types[String(name[..<dot])] == nil ? rest : nil
  }

  /// Returns the full names of a type and of those around it, the innermost first; then those of its superclasses.
  func scope(of name: String) -> [String] {
    var scope = [name]
    var rest = name
    while let dot = rest.lastIndex(of: ".") {
      rest = String(rest[..<dot])
      scope.append(rest)
    }
    var (current, depth) = (name, 0)
    while let next = types[current]?.superclass, types[next] != nil, next != current, depth < Self.maximumDepth {
      scope.append(next)
      (current, depth) = (next, depth + 1)
    }
    return scope
  }

  private static let maximumDepth = 20

  /// Returns the type that an alias stands for, and the full names of the types around the alias.
  func alias(_ name: String) -> (type: TypeSyntax, scope: [String])? {
    guard types[name] == nil, let type = aliases[name] else { return nil }
    return (type, name.lastIndex(of: ".").map { scope(of: String(name[..<$0])) } ?? [])
  }

  // MARK: Conformances

  /// Returns the full names of the types that conform to a protocol, in the order of their declarations.
  func conformers(to name: String) -> [String] {
    var found: Set<String> = []
    var waiting = [name]
    while let next = waiting.popLast() {
      for heir in heirs[next] ?? [] where found.insert(heir).inserted { waiting.append(heir) }
    }
    return names.filter { found.contains($0) && types[$0]?.kind != .protocol }
  }

  /// Returns the classes above a class that are declared, itself the first, and the first name that isn't.
  func lineage(of name: String) -> (own: [TypeDeclaration], base: String?) {
    guard let type = types[name] else { return ([], name) }
    var own = [type]
    while let last = own.last, let above = last.superclass {
      guard let full = find(above, in: scope(of: last.name)), let next = types[full],
        next.kind == .class || next.kind == .actor, !own.contains(where: { $0.name == full })
      else { return (own, above) }
      own.append(next)
    }
    return (own, nil)
  }

  /// True if a class is one of UIKit's views or controllers, or inherits one.
  func isResponder(_ name: String) -> Bool {
    guard let base = lineage(of: name).base else { return false }
    return base == "UIResponder" || UIKitClasses.ancestors(of: base).contains("UIResponder")
  }

  /// True if another class inherits a class.
  func isInherited(_ name: String) -> Bool { heirs[name]?.isEmpty == false }
}

extension TypeDeclaration {
  /// True if other modules see the declaration.
  fileprivate var isSeenFromOutside: Bool { isPublic || kind == .extension }
}

extension TypeSyntax {
  /// The type's name with those of the types that it is in, without arguments: `Login.State`.
  var dottedName: String {
    if let name = self.as(IdentifierTypeSyntax.self) { return name.name.text }
    if let name = self.as(MemberTypeSyntax.self) { return "\(name.baseType.dottedName).\(name.name.text)" }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.dottedName }
    return trimmedDescription
  }
}
