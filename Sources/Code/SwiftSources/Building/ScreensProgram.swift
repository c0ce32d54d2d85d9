import Documents

/// The program that makes a project's screens, as Swift code: a function a screen, the mocks, and a beginning that answers requests.
struct ScreensProgram {
  /// The program's text.
  let text: String
  /// The parts of the program that can be left out, by their lines.
  let parts: [Int: Part]

  /// A part of the program that can be left out.
  enum Part: Equatable {
    /// A screen, by its position.
    case screen(Int)
    /// A mock, by its name.
    case mock(String)
    /// The import of a module.
    case module(String)
  }

  /// A class that stands for a protocol.
  struct Mock {
    let name: String
    let lines: [String]

    /// The mocks that the rewriter lists.
    static func list(_ bytes: [UInt8]) -> [Mock] {
      guard let value = try? JSONParser.parse(bytes), case .array(let elements) = value.content else { return [] }
      return elements.compactMap { element in
        element.text("name").map { Mock(name: $0, lines: element.texts("lines")) }
      }
    }
  }

  /// A program of screens.
  ///
  /// - Parameters:
  ///   - screens: All screens of the project; those without an expression that makes them trap.
  ///   - module: The name of the project's module.
  ///   - mocks: The mocks that screens name.
  ///   - missing: The names of the modules that can't be imported.
  init(of screens: [CodeScreen], in module: String, with mocks: [Mock] = [], without missing: Set<String> = []) {
    var parts: [Int: Part] = [:]
    var lines = ["import ScreenServer", "import UIKit"]
    let made = screens.filter { $0.make != nil && $0.needs == nil }
    let imports = Set(made.flatMap(\.imports)).subtracting(missing).subtracting(Self.imported)
    for name in imports.filter(\.isModuleName).sorted() {
      lines.append("import \(name)")
      parts[lines.count] = .module(name)
    }
    lines.append("")
    let needed = Set(made.flatMap(\.mocks))
    for mock in mocks where needed.contains(mock.name) {
      for line in mock.lines {
        lines.append(line)
        parts[lines.count] = .mock(mock.name)
      }
    }
    var list: [String] = []
    for (number, screen) in screens.enumerated() {
      guard let make = screen.make, screen.needs == nil else {
        // Positions stay what they are.
        list.append("    HostedScreen(\"\") { fatalError() },")
        continue
      }
      lines.append("@MainActor private func _screen\(number)() throws -> Any { try \(make) }")
      parts[lines.count] = .screen(number)
      let kind =
        switch (screen.kind, screen.scene?.place) {
        case (.cell, _), (_, .cell): ", .cell"
        case (_, .part): ", .part"
        case (_, .container): ", .container"
        case (.launch, _): ", .launch"
        case (.preview, _): screen.conditions.argument
        case (.snapshot, _): screen.handing.map { ", .snapshot(call: \($0.call), number: \($0.number))" } ?? ""
        default: ""
        }
      list.append("    HostedScreen(\(screen.title.debugDescription)\(kind)) { try _screen\(number)() },")
    }
    lines += ["", "@main private struct _Screens {", "  @MainActor static func main() {"]
    lines += ["    UINib.module = \(module.debugDescription)"]
    lines += ["    let screens: [HostedScreen] = ["] + list.map { "  \($0)" } + ["    ]"]
    lines += ["    serveScreens(screens)", "  }", "}", ""]
    text = lines.joined(separator: "\n")
    self.parts = parts
  }

  /// The modules that the program imports in any case.
  private static let imported: Set = ["ScreenServer", "UIKit"]
}

extension PreviewConditions {
  /// The argument by which a program knows how large what is shown is, and in which colours; empty where nothing is said of that.
  fileprivate var argument: String {
    guard fits || width != nil || height != nil || isDark != nil else { return "" }
    func word(_ length: Double?) -> String { length.map { "\($0)" } ?? "nil" }
    let size = fits || width != nil || height != nil
    let style = isDark.map { "\($0)" } ?? "nil"
    return ", .preview(isSized: \(size), width: \(word(width)), height: \(word(height)), isDark: \(style))"
  }
}
