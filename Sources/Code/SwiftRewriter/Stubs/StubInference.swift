import SwiftSyntax

/// Declarations of missing modules, inferred from the compiler's messages on the code that imports them.
///
/// A message on an unknown name becomes a declaration by the name's use. A message on a type that doesn't fit changes the declaration.
struct StubInference {
  var plan: StubPlan
  var isChanged = false
  private let files: [String: SourceFile]
  private let hierarchy: AppTypes
  /// The files in which a name of a type is missing, by both.
  private var uses: [String: Set<String>] = [:]
  /// The types that this round declares. Messages on their subclasses come in the next round.
  var declared: Set<String> = []

  /// A message of the compiler's.
  struct Complaint: Codable {
    let file: String
    let line: Int
    let column: Int
    let message: String
  }

  /// The inference from code.
  init(_ plan: StubPlan, _ files: [SourceFile]) {
    self.plan = plan
    self.files = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
    hierarchy = AppTypes(files)
  }

  /// Takes a round's messages in.
  mutating func take(_ complaints: [Complaint]) {
    (uses, declared) = ([:], [])
    let complaints = complaints.sorted { Self.isOfType($0) && !Self.isOfType($1) }
    for complaint in complaints {
      uses[Self.words(of: complaint.message).joined(separator: " "), default: []].insert(complaint.file)
    }
    for complaint in complaints {
      guard let file = files[complaint.file] else { continue }
      let position = file.wholeConverter.position(ofLine: complaint.line, column: complaint.column)
      guard let token = file.wholeTree.token(at: position) else { continue }
      take(complaint, token)
    }
  }

  /// Tells whether a message is of a type that isn't there: those come first.
  private static func isOfType(_ complaint: Complaint) -> Bool { complaint.message.hasPrefix("cannot find type '") }

  /// The words in quotation marks of a message.
  static func words(of message: String) -> [String] {
    message.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map {
      String($0.element)
    }
  }

  mutating func take(_ complaint: Complaint, _ token: TokenSyntax) {
    let message = complaint.message
    let words = Self.words(of: message)
    guard let first = words.first else { return takeWithoutName(message, token) }
    let second = words.count > 1 ? words[1] : ""
    switch message {
    case _ where message.hasPrefix("cannot find type '"): declareType(first, at: token, complaint)
    case _ where message.hasPrefix("cannot find '"): declare(first, at: token, complaint)
    case _ where message.hasPrefix("value of type '") && message.contains("has no member '"),
      _ where message.hasPrefix("value of type '") && message.contains("has no dynamic member '"):
      addMember(second, of: first, at: token, complaint, isStatic: first.hasSuffix(".Type"))
    case _ where message.hasPrefix("value of tuple type 'Void' has no member"): giveValue(before: token)
    case _ where message.hasPrefix("type '") && message.contains("has no member '"):
      addMember(second, of: first, at: token, complaint, isStatic: true)
    case _ where message.hasPrefix("member '") && message.contains("produces result of type") && words.count > 3:
      if StubNames.plain(second) == StubNames.plain(words[3]) {
        change(StubNames.plain(second)) { type in
          for index in type.members.indices where type.members[index].name == first {
            type.members[index].type = StubNames.plain(second)
          }
        }
      }
    case _ where message.hasPrefix("static member '"):
      addMember(first, of: second, at: token, complaint, isStatic: false)
    case _ where message.hasPrefix("instance member '"):
      addMember(first, of: second, at: token, complaint, isStatic: true)
    case _ where message.contains("' is not a member type of "): nest(first, in: second)
    case _ where message.hasPrefix("unknown attribute '"): declareWrapper(first, at: token, complaint)
    case _ where message.hasPrefix("module '") && message.contains("has no member named '"):
      addMember(second, ofModule: first, at: token)
    case _ where message.hasPrefix("no type named '"): declare(first, inModule: second)
    case _ where message.hasPrefix("cannot call value of non-function type 'module<"):
      declare(String(first.dropFirst(7).dropLast()), inModule: String(first.dropFirst(7).dropLast()))
    case _ where message.hasSuffix("has no subscripts"): addSubscript(to: first, at: token)
    case _ where message.hasPrefix("reference to member '"),
      _ where message.hasPrefix("cannot infer contextual base in reference"):
      addMember(first, comparedAt: token)
    case _ where message.hasPrefix("cannot assign to value: '"):
      if let owner = baseType(at: token), let use = CodeUse(of: token) {
        add(use, named: first, isStatic: false, to: owner)
      }
    case _ where message.hasPrefix("initializer for conditional binding must have Optional type"),
      _ where message.hasPrefix("cannot use optional chaining on non-optional value"):
      retype(membersBefore: token, giving: first) { $0 + "?" }
    case _ where message.hasPrefix("for-in loop requires '"):
      resolve(first, as: "[\(inferred(first + "Element", like: first) ?? "Any")]")
    case _ where message.hasPrefix("cannot specialize non-generic type '"): specialize(first, at: token)
    case _ where message.hasPrefix("inheritance from non-protocol"),
      _ where message.hasPrefix("multiple inheritance from classes"),
      _ where message.hasPrefix("superclass '"):
      for name in words { change(name) { $0.kind = .protocol } }
    case _ where message.hasPrefix("'weak' must not be applied to"):
      change(StubNames.plain(words.last ?? "")) { $0.conformances.insert("AnyObject") }
    case _ where message.hasPrefix("non-class type '"):
      change(StubNames.plain(second)) { $0.conformances.remove("AnyObject") }
    case _ where message.hasPrefix("must call a designated initializer of the superclass"):
      change(StubNames.plain(first)) { $0.hasDesignatedInitializers = true }
    case _ where message.hasPrefix("argument type '"),
      _ where message.hasPrefix("type '") && message.contains("does not conform to protocol"):
      conform(first, to: second)
    case _ where message.hasPrefix("binary operator '") && words.count > 2: unify(second, words[2])
    case _ where message.hasPrefix("cannot assign value of type"): assign(first, to: second, at: token)
    case _ where message.hasPrefix("cannot convert "):
      convert(first, to: second, at: token, isArgument: message.contains("expected argument type"))
    case _ where message.hasPrefix("'nil' "): takeNil(at: token)
    case _ where Self.isOfArguments(message): overload(at: token, complaint)
    default: break
    }
  }

  mutating func takeWithoutName(_ message: String, _ token: TokenSyntax) {
    if message.hasSuffix("from its superclass") {
      override(at: token)
    } else if Self.isOfArguments(message) {
      overload(at: token, nil)
    }
  }

  private static func isOfArguments(_ message: String) -> Bool {
    [
      "missing argument", "extra argument", "extraneous argument", "incorrect argument label",
      "argument passed to call", "no exact matches in call",
    ]
    .contains { message.hasPrefix($0) } || message.hasSuffix("has no accessible initializers")
  }

  mutating func change(_ name: String, _ body: (inout StubType) -> Void) {
    guard let module = plan.module(of: name) else { return }
    if plan.change(name, in: module, body) { isChanged = true }
  }

  // MARK: What isn't there

  /// The module of an unknown name: of the modules that all files with the name import, the one with the fewest importing files.
  func module(for complaint: Complaint) -> Int? {
    let missing = uses[Self.words(of: complaint.message).joined(separator: " ")] ?? []
    // What a file imports is seen in all files of the app.
    let imported = plan.modules(importedBy: complaint.file)
    let own = imported.isEmpty ? Array(plan.modules.indices) : imported
    let shared = own.filter { missing.isSubset(of: plan.modules[$0].files) }
    return (shared.isEmpty ? own : shared).min { plan.modules[$0].files.count < plan.modules[$1].files.count }
  }

  mutating func declareType(_ name: String, at token: TokenSyntax, _ complaint: Complaint) {
    guard !name.contains("."), let module = module(for: complaint), plan.module(of: name) == nil else { return }
    var type = StubType(kind: .class)
    let clause = token.nearest(InheritanceClauseSyntax.self)
    if let clause, let owner = clause.parent {
      let isFirst = clause.inheritedTypes.first?.type.firstToken(viewMode: .sourceAccurate)?.id == token.id
      let isClass = owner.is(ClassDeclSyntax.self) && isFirst && !StubNames.isProtocols(name)
      let mayInherit =
        StubNames.superclass(by: name) != nil || owner.description.contains("override ")
        || owner.description.contains("super.")
      type.kind = isClass && mayInherit ? .class : .protocol
    } else if StubNames.isProtocols(name),
      name.hasSuffix("Delegate") || name.hasSuffix("DataSource") || name.hasSuffix("Protocol")
    {
      type.kind = .protocol
    }
    if type.kind == .class { type.superclass = StubNames.superclass(by: name) }
    if type.kind == .protocol, name.hasSuffix("Delegate") || name.hasSuffix("DataSource") {
      type.conformances.insert("AnyObject")
    }
    if let arguments = token.parent?.as(IdentifierTypeSyntax.self)?.genericArgumentClause {
      type.generics = arguments.arguments.count
    }
    plan.modules[module].types[name] = type
    declared.insert(name)
    isChanged = true
  }

  mutating func declare(_ name: String, at token: TokenSyntax, _ complaint: Complaint) {
    guard name.first?.isLetter == true, let use = CodeUse(of: token) else { return }
    if name.first?.isUppercase == true {
      declareType(name, at: token, complaint)
      guard let module = plan.module(of: name) else { return }
      add(use, toType: name, in: module)
      return
    }
    // A name of a class above the one around.
    if let around = token.nearest(ClassDeclSyntax.self)?.name.text, let owner = stub(above: around) {
      guard !declared.contains(owner) else { return }
      return add(use, named: name, isStatic: false, to: owner)
    }
    guard let module = module(for: complaint) else { return }
    addGlobal(use, named: name, in: module)
  }

  /// Adds what a use of a type's own name shows: an initializer, or a static member.
  mutating func add(_ use: CodeUse, toType name: String, in module: Int) {
    if use.isCall {
      let parameters = parameters(of: use, named: name, in: module)
      if !parameters.isEmpty {
        change(name) { $0.add(StubMember(kind: .initializer, name: "init", parameters: parameters, type: name)) }
      }
      if let next = use.next { add(next.use, named: next.name.text, isStatic: false, to: name) }
    } else if let next = use.next, next.name.text != "self", next.name.text != "Type" {
      let isType = next.name.text.first?.isUppercase == true
      if isType {
        nest(next.name.text, in: name)
      } else {
        add(next.use, named: next.name.text, isStatic: true, to: name)
      }
    }
  }

  mutating func addMember(
    _ name: String, of type: String, at token: TokenSyntax, _ complaint: Complaint, isStatic: Bool
  ) {
    let plain = StubNames.plain(DeclaredTypes.bound(of: StubNames.plain(type), at: token) ?? type)
    if let owner = plan.module(of: plain) != nil ? plain : stub(above: plain) {
      if isStatic, plan.type(owner)?.isInferred == true, isInPattern(token) {
        return addCase(name, to: owner, at: token)
      }
      if isStatic, name.first?.isUppercase == true { return nest(name, in: owner) }
      guard let use = CodeUse(of: token) else { return }
      return add(use, named: name, isStatic: isStatic, to: owner)
    }
    // An app's own class has it from a class of UIKit's above.
    guard let seen = ([plain] + hierarchy.above(plain)).first(where: StubNames.isSeen), !type.hasPrefix("["),
      seen != "Any", seen != "AnyObject", seen == plain || UIKitClasses.superclasses[seen] != nil,
      let module = module(for: complaint),
      let use = CodeUse(of: token)
    else { return }
    let member = member(for: use, named: name, of: isStatic ? seen : nil, in: module)
    if plan.change(seen, in: module, { $0.add(member) }) { isChanged = true }
  }

  func isInPattern(_ token: TokenSyntax) -> Bool {
    sequence(first: Syntax(token), next: \.parent).prefix(6).contains {
      $0.is(SwitchCaseItemSyntax.self) || $0.is(ExpressionPatternSyntax.self)
    }
  }

  mutating func addCase(_ name: String, to owner: String, at token: TokenSyntax) {
    let values =
      CodeUse(of: token)?.parameters.map { StubMember.Parameter(label: $0.label, type: StubNames.anything) } ?? []
    change(owner) { type in
      type.kind = .enum
      type.superclass = nil
      type.members.removeAll { $0.isStatic && $0.name == name }
      type.add(StubMember(kind: .case, name: name, parameters: values, type: owner))
    }
  }

  /// Adds what is compared with a member's value to the value's type: `case .high` of `switch reading.level`.
  mutating func addMember(_ name: String, comparedAt token: TokenSyntax) {
    let subject: ExprSyntax?
    let isCase = isInPattern(token)
    if isCase {
      subject = token.nearest(SwitchExprSyntax.self)?.subject
    } else {
      let elements = token.nearest(ExprListSyntax.self).map(Array.init) ?? []
      subject = elements.count >= 3 && elements[1].trimmedDescription.hasSuffix("=") ? elements.first : nil
    }
    guard
      let own = subject.flatMap({
        $0.as(MemberAccessExprSyntax.self)?.declName.baseName ?? $0.as(DeclReferenceExprSyntax.self)?.baseName
      }),
      let type = plan.types(ofMembersNamed: own.text).first(where: { plan.type($0)?.isInferred == true })
    else { return }
    if isCase {
      addCase(name, to: type, at: token)
    } else {
      change(type) { $0.add(StubMember(kind: .property, name: name, isStatic: true, type: type)) }
    }
  }

  /// The stub's type of the object whose member is at a token, where its declaration names it: `let dial = DialView()`.
  func baseType(at token: TokenSyntax) -> String? {
    guard let base = token.nearest(MemberAccessExprSyntax.self)?.base,
      let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text
        ?? base.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      let file = token.root.as(SourceFileSyntax.self)
    else { return nil }
    return DeclaredTypes(in: file).types[name].flatMap { plan.module(of: $0) == nil ? nil : $0 }
  }

  /// The stub's type that an app's type inherits from; `nil` if there is none.
  func stub(above name: String) -> String? {
    hierarchy.above(name).first { plan.module(of: $0) != nil }
  }
}
