import SwiftSyntax

/// The functions of a module, tests aside, that hand over what tests show, and how suites of tests are made.
///
///     func verify(_ controller: UIViewController, file: StaticString = #filePath, line: UInt = #line) {
///       assertSnapshot(of: controller, as: .image(on: .iPhoneX), file: file, line: line)
///     }
struct SnapshotHelpers {
  /// A suite's own initializer, if the suite declares one.
  struct Initializer {
    /// The signature of one that needs arguments; `nil` where it needs none.
    let signature: String?
    let isAsync: Bool
  }

  /// A function.
  private struct Helper {
    /// The type that it is a member of; `nil` for one of the module.
    let type: String?
    let values: [SnapshotCalls.Value]
  }

  private var helpers: [String: [Helper]] = [:]
  /// The initializers by the names of their types.
  private(set) var initializers: [String: Initializer] = [:]

  /// The functions in some files of a module.
  ///
  /// A function that hands over by another function is known one round later: chains of functions end somewhere.
  init(in files: [SourceFile], of module: ModuleIndex) {
    for _ in 0..<Self.maximumDepth {
      var found = self
      for file in files where mayBeCalled(in: file) {
        let functions = Functions(file, module, self)
        file.during { functions.walk(file.wholeTree) }
        for (name, helper) in functions.found { found.add(helper, as: name) }
        found.initializers.merge(functions.initializers) { first, _ in first }
      }
      let isSame = found.count == count
      self = found
      if isSame { return }
    }
  }

  /// No functions.
  init() {}

  /// The most functions that call each other before a library's is called.
  private static let maximumDepth = 4

  /// The number of all values.
  private var count: Int { helpers.values.joined().reduce(0) { $0 + $1.values.count } }

  private mutating func add(_ helper: Helper, as name: String) {
    helpers[name, default: []].removeAll { $0.type == helper.type }
    helpers[name, default: []].append(helper)
  }

  /// Tells whether a file may call any of them, or the libraries themselves.
  func mayBeCalled(in file: SourceFile) -> Bool {
    file.mentions(Array(SnapshotCalls.functions) + helpers.keys)
  }

  /// Returns the values that a function hands over.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - types: The type whose member makes the call, and its ancestors.
  /// - Returns: The values; none for an unknown function, or for a function that no type has.
  func values(of name: String, in types: [String]) -> [SnapshotCalls.Value] {
    guard let known = helpers[name] else { return [] }
    let helper = types.lazy.compactMap { type in known.first { $0.type == type } }.first
    return (helper ?? known.first { $0.type == nil })?.values ?? []
  }

  /// Collects the functions of a file.
  private final class Functions: SyntaxVisitor {
    private let file: SourceFile
    private let module: ModuleIndex
    private let helpers: SnapshotHelpers
    private var types: [String] = []
    var found: [(name: String, helper: Helper)] = []
    var initializers: [String: Initializer] = [:]

    init(_ file: SourceFile, _ module: ModuleIndex, _ helpers: SnapshotHelpers) {
      self.file = file
      self.module = module
      self.helpers = helpers
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.extendedType.baseName) }
    override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
    override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
    override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
    override func visitPost(_ node: ProtocolDeclSyntax) { types.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

    private func enter(_ name: String) -> SyntaxVisitorContinueKind {
      types.append(name)
      return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      // The libraries' own aren't among them, nor are tests.
      guard let body = node.body, !node.name.text.hasPrefix("test"), !node.attributes.has("Test"),
        !SnapshotCalls.functions.contains(node.name.text)
      else { return .skipChildren }
      let calls = SnapshotCalls.of(body, in: file, of: module, type: types.last, helpers: helpers)
      if !calls.isEmpty {
        found.append((node.name.text, Helper(type: types.last, values: calls.flatMap(\.values))))
      }
      return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
      guard let type = types.last else { return .skipChildren }
      let needed = node.signature.parameterClause.parameters.filter { $0.defaultValue == nil }
      let words = needed.map { "\($0.firstName.text): \($0.type.trimmedDescription)" }.joined(separator: ", ")
      let initializer = Initializer(
        signature: needed.isEmpty ? nil : "init(\(words))",
        isAsync: node.signature.effectSpecifiers?.asyncSpecifier != nil)
      if initializers[type] == nil || needed.isEmpty { initializers[type] = initializer }
      return .skipChildren
    }
  }
}

extension ModuleIndex {
  /// Tells whether a class is a test case of XCTest. Of a class that isn't the module's its name tells.
  func isTestCase(_ name: String) -> Bool {
    guard let last = ancestors(of: name).last else { return false }
    return last.hasSuffix("TestCase") || last.hasSuffix("Tests")
  }
}
