import Documents
package import FileSystem

/// A screen that code has.
package struct CodeScreen: Hashable, Sendable {
  /// The ways in which code has screens, in the order in which they are listed.
  package enum Kind: String, Sendable, CaseIterable {
    case preview, snapshot, controller
    case rootView = "root-view"
    case view, cell, storyboard, launch, explored

    /// A Boolean value that tells whether such screens are laid out where nothing else is asked for.
    package var isStandard: Bool { self != .view && self != .snapshot && self != .explored }

    /// A Boolean value that tells whether such a screen is a class that is made alone, and not as the app makes it.
    var isByRule: Bool {
      switch self {
      case .controller, .rootView, .view, .cell, .storyboard: true
      case .preview, .snapshot, .launch, .explored: false
      }
    }
  }

  /// The place at which a test hands over a screen.
  struct Handing: Hashable {
    /// The place of the call among those of the test, from 1.
    let call: Int
    /// The place among what that call hands over, from 0.
    let number: Int
  }

  package internal(set) var kind: Kind
  /// Its name: a preview's own, or the class's.
  package let name: String
  /// The file with the screen's declaration, by its path in the project: a Swift file, or a file of Interface Builder for its scene.
  package let file: Path
  /// The line where its declaration begins.
  package let line: Int
  /// The expression that makes it; `nil` where none is known.
  package internal(set) var make: String?
  /// A Boolean value that tells whether arguments of its initializer were filled by rule: the app may never show it so.
  package internal(set) var isFilled: Bool
  /// A Boolean value that tells whether the configuration says how it is made.
  var isConfigured = false
  /// A second expression, for a screen whose first doesn't compile; `nil` where there is no other.
  var fallback: String?
  /// True if its optional values are left empty, which another screen of its class fills.
  package let isEmpty: Bool
  /// The names of the mocks that the expression needs.
  private(set) var mocks: [String]
  /// The modules that the expression may name.
  private(set) var imports: [String]
  /// The thing that it needs and can't have; `nil` where it can be made.
  package internal(set) var needs: String?
  /// A Boolean value that tells whether it is made for a presentation of the project's own, which gives it its place.
  let isPresented: Bool
  /// The position of the test's call that hands over the screen, from 1, and of the screen among the call's values, from 0; `nil` for
  /// screens without such a call.
  let handing: Handing?
  /// The conditions that a preview or a snapshot names.
  package let conditions: PreviewConditions
  /// A Boolean value that tells whether it is a preview or a snapshot of SwiftUI's views, which are passed over.
  package var isSwiftUI: Bool { (kind == .preview || kind == .snapshot) && needs == "SwiftUI" }
  /// The scene that it is of a file of Interface Builder; `nil` for a screen of code alone.
  let scene: NibScene?
  /// A Boolean value that tells whether files of Interface Builder can't name its class: it is private or generic.
  let isHidden: Bool
  /// A Boolean value that tells whether the class only stands above others of the app, as the rewriter found it.
  private(set) var isBase = false
  /// A Boolean value that tells whether its class has only the initializers of UIKit's class above it.
  let inheritsInitializers: Bool
  /// The names of the controllers whose view it is.
  let controllers: [String]
  /// The way through the app on which exploring found it; `nil` for other screens.
  var walk: Walk?
  /// The name of the explored screen that shows the controller; `nil` where none does. The controller isn't laid out alone then.
  package internal(set) var reachedAs: String?

  /// The names for `--scene` and for patterns: the screen's own, and the name of the owning class.
  var names: [String] { [name] + (walk.map { [$0.owner] } ?? []) }

  /// A way through an app to a screen.
  struct Walk: Hashable {
    /// The position of the app among the screens of the build.
    let launch: Int
    /// The position of the screen among those that were found.
    let number: Int
    let steps: [AppExploration.Step]
    /// The class whose screen it is.
    let owner: String
  }

  /// The name as people read it: of two screens of a class, one is left empty.
  package var title: String { isEmpty ? "\(name) (empty)" : name }

  /// Returns the screen with all that another's expression needs, which is part of its own.
  func needing(_ other: CodeScreen) -> CodeScreen {
    var screen = self
    (screen.mocks, screen.imports, screen.isFilled) = (other.mocks, other.imports, other.isFilled)
    return screen
  }

  /// Returns the screen as an expression of the configuration makes it.
  func made(by make: String) -> CodeScreen {
    var screen = self
    (screen.make, screen.fallback, screen.needs) = (make, nil, nil)
    screen.isFilled = false
    screen.isConfigured = true
    return screen
  }

  /// A Boolean value that tells whether it is a class that is made alone by rule, and not as the app or its configuration says.
  var isByRule: Bool { kind.isByRule && !isConfigured }

  /// A Boolean value that tells whether it is a container of a storyboard, which is asked about itself and isn't a screen of its own.
  package var isContainer: Bool { scene?.place == .container }

  /// The beginning of the expression that makes a prototype of a storyboard's list.
  static let prototype = "prototypeCell("
  /// A Boolean value that tells whether it is such a prototype.
  var isPrototype: Bool { make?.hasPrefix(Self.prototype) ?? false }

  /// The Swift file whose code makes the screen.
  var codeFile: Path { scene?.code ?? file }

  /// A Boolean value that tells whether it is a controller's scene of a storyboard.
  package var isOfStoryboard: Bool { scene?.place == .screen && kind == .storyboard }

  /// A scene of a file of Interface Builder.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - name: Its name: that of its class.
  ///   - file: The file.
  ///   - line: The line where it begins there.
  ///   - make: The expression that makes it.
  init(_ scene: NibScene, named name: String, in file: Path, line: Int, make: String) {
    (kind, self.name, self.file, self.line, self.make) = (.storyboard, name, file, line, make)
    (isFilled, needs, self.scene) = (false, nil, scene)
    (isHidden, inheritsInitializers, controllers) = (false, false, [])
    (isPresented, handing, conditions) = (false, nil, PreviewConditions())
    (fallback, isEmpty, mocks, imports) = (nil, false, [], [])
  }

  /// A screen that exploring an app found.
  ///
  /// - Parameters:
  ///   - walk: The way to it.
  ///   - name: Its name.
  ///   - place: The screen whose declaration it is of: its controller, or else the app.
  init(_ walk: Walk, named name: String, in place: CodeScreen) {
    (kind, self.name, file, line, make) = (.explored, name, place.file, place.line, nil)
    (isFilled, needs, scene) = (false, nil, nil)
    (isHidden, inheritsInitializers, controllers) = (false, false, [])
    (isPresented, handing, conditions) = (false, nil, PreviewConditions())
    (fallback, isEmpty, mocks, imports) = (nil, false, [], [])
    self.walk = walk
  }

  /// The screens that the rewriter lists.
  ///
  /// - Parameters:
  ///   - bytes: The list.
  ///   - files: The files by the names that the rewriter has for them; `nil` where it has their own.
  /// - Returns: The screens of these files.
  static func list(_ bytes: [UInt8], of files: [Path: Path]? = nil) -> [CodeScreen] {
    guard let value = try? JSONParser.parse(bytes), case .array(let elements) = value.content else { return [] }
    return elements.compactMap { element in
      guard let name = element.text("file"), let file = files == nil ? Path(name) : files?[Path(name)] else {
        return nil
      }
      return CodeScreen(element, in: file)
    }
  }

  /// The screen of a build's record.
  init?(_ value: JSONValue) {
    guard let file = value.text("file") else { return nil }
    self.init(value, in: Path(recorded: file))
  }

  private init?(_ value: JSONValue, in file: Path) {
    guard let kind = value.text("kind").flatMap(Kind.init), let name = value.text("name"),
      let line = value.whole("line")
    else { return nil }
    self.kind = kind
    self.name = name
    self.file = file
    self.line = line
    make = value.text("make")
    isFilled = value.member("isFilled")?.content == .bool(true)
    isConfigured = value.member("isConfigured")?.content == .bool(true)
    fallback = value.text("fallback")
    isEmpty = value.member("isEmpty")?.content == .bool(true)
    mocks = value.texts("mocks")
    imports = value.texts("imports")
    needs = value.text("needs")
    isPresented = value.member("isPresented")?.content == .bool(true)
    handing = value.whole("call").flatMap { call in value.whole("number").map { Handing(call: call, number: $0) } }
    conditions = PreviewConditions(value.member("conditions"))
    scene = value.member("scene").flatMap(NibScene.init)
    isHidden = value.member("isHidden")?.content == .bool(true)
    isBase = value.member("isBase")?.content == .bool(true)
    inheritsInitializers = value.member("inheritsInitializers")?.content == .bool(true)
    controllers = value.texts("controllers")
    if value.member("hasOutlets")?.content == .bool(true), needs == nil {
      needs = "the nib or the storyboard that connects its outlets"
    }
  }

  /// The screen as a line of JSON.
  package var json: String { json(shown: nil) }

  /// The screen as a line of JSON.
  ///
  /// - Parameter outcome: What came of showing it, in words; `nil` where it wasn't shown.
  /// - Returns: The line.
  package func json(shown outcome: String?) -> String {
    var object = JSONObjectText()
    object.add("kind", kind.rawValue)
    object.add("name", name)
    object.add("file", file.recorded)
    object.add("line", line)
    object.add("make", orNull: make)
    object.add("isFilled", isFilled)
    if isConfigured { object.add("isConfigured", true) }
    if isEmpty { object.add("isEmpty", true) }
    if let outcome { object.add("shown", outcome) }
    if let reachedAs { object.add("reachedAs", reachedAs) }
    if let walk { object.add("owner", walk.owner) }
    object.add("needs", orNull: needs)
    if isPresented { object.add("isPresented", true) }
    if let handing {
      object.add("call", handing.call)
      object.add("number", handing.number)
    }
    if let conditions = conditions.json { object.add("conditions", text: conditions) }
    if let scene { object.add("scene", text: scene.json) }
    return object.line
  }

  /// Returns screens in which the views of controllers that can't be made stand for these.
  static func withRootViews(_ screens: [CodeScreen]) -> [CodeScreen] {
    let unmade = Set(screens.filter { $0.kind == .controller && $0.needs != nil && !$0.isEmpty }.map(\.name))
    return screens.map { screen in
      var screen = screen
      if screen.kind == .view, screen.needs == nil, !unmade.isDisjoint(with: screen.controllers) {
        screen.kind = .rootView
      }
      return screen
    }
  }
}
