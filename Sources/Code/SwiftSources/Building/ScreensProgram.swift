/// The program that makes a project's screens, as Swift code: a function a screen, and a beginning that answers for them.
struct ScreensProgram {
  /// The program's text.
  let text: String
  /// The screens' positions by the lines of their functions.
  let screensByLine: [Int: Int]

  /// A program of screens.
  ///
  /// - Parameters:
  ///   - screens: All screens of the project; those without an expression that makes them trap.
  ///   - module: The name of the project's module.
  init(of screens: [CodeScreen], in module: String) {
    var lines = ["import ScreenServer", "import UIKit", ""]
    var screensByLine: [Int: Int] = [:]
    var list: [String] = []
    for (number, screen) in screens.enumerated() {
      guard let make = screen.make, screen.needs == nil else {
        // Positions stay what they are.
        list.append("    HostedScreen(\"\") { fatalError() },")
        continue
      }
      lines.append("@MainActor private func _screen\(number)() throws -> Any { try \(make) }")
      screensByLine[lines.count] = number
      let kind =
        switch (screen.kind, screen.scene?.place) {
        case (.cell, _), (_, .cell): ", .cell"
        case (_, .part): ", .part"
        case (.launch, _): ", .launch"
        case (.preview, _): screen.conditions.argument
        case (.snapshot, _): screen.handing.map { ", .snapshot(call: \($0.call), number: \($0.number))" } ?? ""
        default: ""
        }
      list.append("    HostedScreen(\(screen.name.debugDescription)\(kind)) { try _screen\(number)() },")
    }
    lines += ["", "@main private struct _Screens {", "  @MainActor static func main() {"]
    lines += ["    UINib.module = \(module.debugDescription)"]
    lines += ["    let screens: [HostedScreen] = ["] + list.map { "  \($0)" } + ["    ]"]
    lines += ["    serveScreens(screens)", "  }", "}", ""]
    text = lines.joined(separator: "\n")
    self.screensByLine = screensByLine
  }
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
