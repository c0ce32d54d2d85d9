import Foundation
import LayoutTestSupport
import SwiftSyntax
import Testing

@testable import SwiftRewriter

/// Declarations by the compiler's messages, of single lines.
struct StubInferenceTests {
  /// Returns the text of module `Kit` after a message on the first token of a text that is a word.
  private static func text(of code: String, _ messages: (message: String, word: String)...) -> String {
    let file = SourceFile(path: "A.swift", text: code)
    let plan = StubPlan(modules: [StubPlan.Module(name: "Kit", files: ["A.swift"])])
    var inference = StubInference(plan, [file])
    for (message, word) in messages {
      let token = file.wholeTree.tokens(viewMode: .sourceAccurate).first { $0.text == word }
      let place = token.map { $0.startLocation(converter: file.wholeConverter) }
      inference.take([
        StubInference.Complaint(file: "A.swift", line: place?.line ?? 1, column: place?.column ?? 1, message: message)
      ])
    }
    return StubText(of: inference.plan.modules[0], in: inference.plan).text
  }

  @Test(
    "A name that isn't there is declared as its use shows it",
    arguments: [
      ("let a = Meter(scale: 2, label: \"m\")", "public convenience init(scale: Int, label: String) { self.init() }"),
      ("Meter.shared.start()", "public static var shared: Meter { get { Meter() } set {} }"),
      ("let b: Bool = Meter.check(1.5)", "public static func check(_ value: Double) -> Bool { false }"),
      (
        "Meter.load { value, error in print(value) }",
        "public static func load(_ value: (KitValue, KitError) -> Void) {}"
      ),
      ("if Meter.isOn { }", "public static var isOn: Bool { get { false } set {} }"),
    ])
  func uses(code: String, declaration: String) {
    let text = Self.text(of: code, ("cannot find 'Meter' in scope", "Meter"))
    #expect(text.contains("class Meter"), "\(text)")
    #expect(text.contains(declaration), "\(text)")
  }

  @Test("A superclass is known by the end of its name, a delegate is a protocol of classes")
  func superclasses() {
    let cell = Self.text(
      of: "class A: SwipeTableViewCell { override func prepareForReuse() {} }",
      ("cannot find type 'SwipeTableViewCell' in scope", "SwipeTableViewCell"))
    #expect(cell.contains("open class SwipeTableViewCell: UITableViewCell {\n  open override var intrinsicContentSize"))
    let delegate = Self.text(
      of: "class A: UIViewController, MeterDelegate {}", ("cannot find type 'MeterDelegate' in scope", "MeterDelegate"))
    #expect(delegate.contains("public protocol MeterDelegate: AnyObject {}"))
  }

  @Test("A type without a name is the one that the code wants")
  func resolves() {
    let code = "func f() { let meter = Meter(); let a = meter.level }"
    let text = Self.text(
      of: code, ("cannot find 'Meter' in scope", "Meter"), ("value of type 'Meter' has no member 'level'", "level"))
    #expect(text.contains("open lazy var level: MeterLevel = MeterLevel()"))
    let resolved = Self.text(
      of: code, ("cannot find 'Meter' in scope", "Meter"), ("value of type 'Meter' has no member 'level'", "level"),
      ("cannot convert value of type 'MeterLevel' to specified type 'Int'", "level"))
    #expect(resolved.contains("open lazy var level: Int = 0") && !resolved.contains("MeterLevel"))
  }

  @Test("A member of UIKit's types is an extension's")
  func extensions() {
    let text = Self.text(
      of: "view.kit.pin(8)", ("value of type 'UIView' has no member 'kit'", "kit"))
    let kit = "public var kit: KitKit { get { LeftOutCode.pass(); return KitKit() } set { LeftOutCode.pass() } }"
    #expect(text.contains("extension UIView {\n  \(kit)\n}"), "\(text)")
    #expect(text.contains("open func pin(_ value: Int) {}"))
  }

  @Test("A class of the app's has a member from the class of UIKit's above, `Base` from what it is bound to")
  func inheritedMembers() {
    let own = Self.text(
      of: "class Box: UIView {}; func f(box: Box) { box.glow() }",
      ("value of type 'Box' has no member 'glow'", "glow"))
    #expect(own.contains("extension UIView {\n  public func glow() { LeftOutCode.pass() }\n}"), "\(own)")
    let base = Self.text(
      of: "extension Reactive where Base: UILabel { func f() { base.glow() } }",
      ("value of type 'Base' has no member 'glow'", "glow"))
    #expect(base.contains("extension UILabel {"), "\(base)")
  }

  @Test("What stands behind a module's name is the module's")
  func modules() {
    let function = Self.text(of: "Kit.start(1)", ("module 'Kit' has no member named 'start'", "start"))
    #expect(function.contains("public func start(_ value: Int) {}"), "\(function)")
    let type = Self.text(of: "let a: Kit.Mode", ("no type named 'Mode' in module 'Kit'", "Mode"))
    #expect(type.contains("open class Mode: NSObject {}"), "\(type)")
    let own = Self.text(of: "let a = Kit()", ("cannot call value of non-function type 'module<Kit>'", "Kit"))
    #expect(own.contains("open class Kit: NSObject {}"), "\(own)")
  }

  @Test("An attribute is a property wrapper, a subscript gives a value of its own type, an error is one")
  func attributes() {
    let kept = Self.text(of: "@Kept(key: \"a\") var a: Int", ("unknown attribute 'Kept'", "Kept"))
    #expect(kept.contains("@propertyWrapper\npublic struct Kept<Value> {"), "\(kept)")
    #expect(kept.contains("public init(wrappedValue: Value, key: Any?) { held = wrappedValue }"), "\(kept)")
    let tree = Self.text(
      of: "let a = Tree(); a[\"b\"]", ("cannot find 'Tree' in scope", "Tree"),
      ("value of type 'Tree' has no subscripts", "["))
    #expect(tree.contains("open subscript(_ value1: Any?) -> Tree { get { Tree() } set {} }"), "\(tree)")
    let error = Self.text(
      of: "let a: Fault", ("cannot find type 'Fault' in scope", "Fault"),
      ("type 'Fault' does not conform to protocol 'Error'", "Fault"))
    #expect(error.contains("open class Fault: NSObject, Error {}"), "\(error)")
  }

  @Test("A list of members that the context names is of one type, and a seen type counts before it")
  func implicitMembers() {
    let list = Self.text(
      of: "let a = Meter(); a.style = [.round, .wide(2)]", ("cannot find 'Meter' in scope", "Meter"),
      ("value of type 'Meter' has no member 'style'", "style"))
    #expect(list.contains("open lazy var style: [KitStyle] = []"), "\(list)")
    #expect(list.contains("public static func wide(_ value: Int) -> KitStyle { KitStyle() }"), "\(list)")
    #expect(StubNames.joined("KitFrame", "CGRect") == "CGRect" && StubNames.joined("Int", "String") == "Any?")
    let generic = Self.text(
      of: "var a: Box<Int>; func f() { let b: Box = Kit.box }", ("cannot find type 'Box' in scope", "Box"),
      ("module 'Kit' has no member named 'box'", "box"))
    #expect(generic.contains("public var box: Box<Any> { get { Box<Any>() } set {} }"), "\(generic)")
    let own = Self.text(
      of: "var a: Key<Int> { .init(\"a\", size: 1) }", ("cannot find type 'Key' in scope", "Key"),
      ("argument passed to call that takes no arguments", "init"))
    #expect(own.contains("public convenience init(_ value: String, size: Int)"), "\(own)")
  }

  @Test("Any message at any place is answered, and ends")
  func hostile() throws {
    let code = try String(contentsOfFile: Checkout.path("Fixtures/Code/Dials/DialController.swift"), encoding: .utf8)
    let file = SourceFile(path: "A.swift", text: code)
    let messages = [
      "cannot find 'X' in scope", "cannot find type 'X' in scope", "value of type 'X' has no member 'y'",
      "type 'X' has no member 'Y'", "'Y' is not a member type of class 'X'",
      "cannot convert value of type 'X' to specified type 'X'",
      "cannot assign value of type 'Int' to type 'X?'", "missing argument for parameter 'y' in call",
      "extra argument in call",
      "method does not override any method from its superclass",
      "'nil' is not compatible with expected argument type 'X'",
      "reference to member 'y' cannot be resolved without a contextual type",
      "binary operator '+' cannot be applied to operands of type 'X' and 'Int'",
      "cannot specialize non-generic type 'X'", "value of tuple type 'Void' has no member 'y'", "'", "''",
      "type '' has no member ''", "unknown attribute 'X'", "module 'Kit' has no member named 'y'",
      "no type named 'Y' in module 'Kit'", "cannot call value of non-function type 'module<Kit>'",
      "cannot call value of non-function type 'module<", "value of type 'X' has no subscripts",
      "value of type 'Base' has no member 'y'",
      "argument type 'X' does not conform to expected type 'X'", "for-in loop requires 'X' to conform to 'Sequence'",
    ]
    let places = file.wholeTree.tokens(viewMode: .sourceAccurate).map {
      $0.startLocation(converter: file.wholeConverter)
    }
    var inference = StubInference(StubPlan(modules: [StubPlan.Module(name: "Kit", files: ["A.swift"])]), [file])
    for _ in 0..<2 {
      for message in messages {
        inference.take(
          places.map { StubInference.Complaint(file: "A.swift", line: $0.line, column: $0.column, message: message) }
            + [StubInference.Complaint(file: "A.swift", line: 9_999, column: 9_999, message: message)])
      }
    }
    #expect(StubText(of: inference.plan.modules[0], in: inference.plan).text.contains("class X"))
  }
}
