import Documents
import FileSystem

/// The screens that an app shows from its start on, as a user finds them by doing what can be done, and the ways between them.
package struct AppExploration: Hashable, Sendable {
  /// A step of a way: an action, by the key on the screen and by the label.
  package struct Step: Hashable, Sendable {
    let key: String
    package let label: String

    var json: String {
      var object = JSONObjectText()
      object.add("key", key)
      object.add("label", label)
      return object.line
    }
  }

  /// A screen, told from others by its classes and its shape.
  package struct Screen: Hashable, Sendable {
    /// The steps from the launch on.
    package let way: [Step]
    /// The classes of the controllers that show, a container before its content.
    package let controllers: [String]
    /// The class whose screen it is; empty where there is none of the app's own.
    package let owner: String
    /// A Boolean value that tells whether nothing shows.
    package let isEmpty: Bool

    /// The way in words: `launch › Settings › About`.
    package var name: String { AppExploration.name(of: way) }
  }

  /// An action that leads from one screen to another.
  package struct Arrow: Hashable, Sendable {
    /// The positions of the screens among all.
    package let source, target: Int
    package let label: String
  }

  /// An action in which the app ends.
  package struct Ending: Hashable, Sendable {
    package let way: [Step]
    package let reason: String
    /// The file that the program named, and the line.
    package let file: String?
    package let line: Int?

    /// The way in words.
    package var name: String { AppExploration.name(of: way) }
  }

  /// The screens; first that of the launch.
  package internal(set) var screens: [Screen] = []
  package internal(set) var arrows: [Arrow] = []
  package internal(set) var endings: [Ending] = []
  /// The classes of all controllers that were shown.
  package internal(set) var controllers: Set<String> = []
  /// The number of actions that were done.
  package internal(set) var steps = 0
  /// The processor time that it took, in seconds.
  package internal(set) var processorTime = 0.0
  /// The number of actions that weren't done, since the time or the number of steps was spent.
  package internal(set) var left = 0
  /// The reason why the app shows no first screen; `nil` where it does.
  package internal(set) var failure: String?

  init() {}

  static func name(of way: [Step]) -> String { (["launch"] + way.map(\.label)).joined(separator: " › ") }

  // MARK: Record

  private static let format = "layout-exploration/1"

  /// The exploration as the record of a build keeps it.
  ///
  /// - Parameter signature: The text that changes with the app's code, resources and limits.
  /// - Returns: The text.
  func text(_ signature: String) -> String {
    var document = JSONObjectText()
    document.add("format", Self.format)
    document.add("signature", signature)
    document.add("screens", lines: screens.map(\.json), depth: 1)
    document.add("arrows", lines: arrows.map(\.json), depth: 1)
    document.add("endings", lines: endings.map(\.json), depth: 1)
    document.add("controllers", controllers.sorted())
    document.add("steps", steps)
    document.add("left", left)
    document.add("milliseconds", Int(min(1e12, processorTime * 1000)))
    document.add("failure", orNull: failure)
    return document.document
  }

  /// The exploration of a record; `nil` where it is of something else.
  init?(_ bytes: [UInt8], _ signature: String) {
    guard let value = try? JSONParser.parse(bytes), value.text("format") == Self.format,
      value.text("signature") == signature, let steps = value.whole("steps"), let left = value.whole("left"),
      let milliseconds = value.whole("milliseconds")
    else { return nil }
    screens = value.elements("screens").compactMap(Screen.init)
    arrows = value.elements("arrows").compactMap(Arrow.init)
    endings = value.elements("endings").compactMap(Ending.init)
    controllers = Set(value.texts("controllers"))
    (self.steps, self.left, processorTime) = (steps, left, Double(milliseconds) / 1000)
    failure = value.text("failure")
    guard arrows.allSatisfy({ screens.indices.contains($0.source) && screens.indices.contains($0.target) }) else {
      return nil
    }
  }
}

extension AppExploration.Step {
  fileprivate init?(_ value: JSONValue) {
    guard let key = value.text("key"), let label = value.text("label") else { return nil }
    self.init(key: key, label: label)
  }

  /// The steps of a record's way.
  static func way(_ value: JSONValue, _ key: String = "way") -> [AppExploration.Step] {
    value.elements(key).compactMap(AppExploration.Step.init)
  }

  /// A way as JSON.
  static func json(of way: [AppExploration.Step]) -> String {
    "[\(way.map(\.json).joined(separator: ", "))]"
  }
}

extension AppExploration.Screen {
  fileprivate var json: String {
    var object = JSONObjectText()
    object.add("way", text: AppExploration.Step.json(of: way))
    object.add("controllers", controllers)
    object.add("owner", owner)
    object.add("isEmpty", isEmpty)
    return object.line
  }

  fileprivate init?(_ value: JSONValue) {
    guard let owner = value.text("owner") else { return nil }
    self.init(
      way: AppExploration.Step.way(value), controllers: value.texts("controllers"), owner: owner,
      isEmpty: value.member("isEmpty")?.content == .bool(true))
  }
}

extension AppExploration.Arrow {
  fileprivate var json: String {
    var object = JSONObjectText()
    object.add("from", source)
    object.add("to", target)
    object.add("label", label)
    return object.line
  }

  fileprivate init?(_ value: JSONValue) {
    guard let source = value.whole("from"), let target = value.whole("to"), let label = value.text("label") else {
      return nil
    }
    self.init(source: source, target: target, label: label)
  }
}

extension AppExploration.Ending {
  fileprivate var json: String {
    var object = JSONObjectText()
    object.add("way", text: AppExploration.Step.json(of: way))
    object.add("reason", reason)
    object.add("file", orNull: file)
    object.add("line", orNull: line)
    return object.line
  }

  fileprivate init?(_ value: JSONValue) {
    guard let reason = value.text("reason") else { return nil }
    self.init(
      way: AppExploration.Step.way(value), reason: reason, file: value.text("file"), line: value.whole("line"))
  }
}
