import Documents
import Findings
import LayoutModel

extension LintReport {
  /// The number of layouts, and their composition:
  /// `1,083 layouts of 12 scenes: 9 devices × portrait, landscapeLeft × …`.
  package var layoutCount: String {
    let count = "\(layouts.grouped) \(layouts == 1 ? "layout" : "layouts")"
    let ofScenes = scenes.count > 1 ? " of \(scenes.count.grouped) scenes" : ""
    let empty = emptyScenes == 0 ? "" : ", \(emptyScenes.grouped) of them empty"
    var parts = ConditionDimensions(of: conditions).words.joined(separator: " × ")
    // The file's own conditions, which some rules measure by, are laid out in addition.
    let own = scenes.count == 1 ? "the scene as its file has it" : "each scene as its file has it"
    if layouts > scenes.reduce(0, { $0 + $1.conditions.count }) { parts += parts.isEmpty ? own : ", and \(own)" }
    return count + ofScenes + (ofScenes.isEmpty ? "" : empty) + (parts.isEmpty || layouts == 0 ? "" : ": \(parts)")
  }

  /// The number of screens of code that show nothing: they are told each, and nothing of them was looked at.
  private var emptyScenes: Int {
    findings.count { $0.key.rule == LintReport.ruleOfEmptyScreens }
  }
}

/// The values of each part of some conditions.
private struct ConditionDimensions {
  /// The parts in words: `9 devices`, `portrait, landscapeLeft`.
  var words: [String] = []

  /// The maximum number of devices that are listed; more are counted.
  private static let maximumDevices = 3

  /// Splits the names of conditions into parts, in the order of the names. A part that none of them has is left out.
  init(of names: [String]) {
    let all = names.compactMap { try? Conditions(name: $0) }
    let devices = Set(all.compactMap { $0.isOnCanvas ? Conditions.canvas.name : $0.device })
    if devices.count > Self.maximumDevices {
      let hasWindows = devices.contains { $0.contains("/") }
      words.append("\(devices.count) devices\(hasWindows ? " and windows" : "")")
    } else {
      add(devices.sorted())
    }
    add(Set(all.compactMap(\.systemVersion)).sorted().map { "iOS \($0)" })
    let orientations = Set(all.compactMap(\.orientation))
    add(InterfaceOrientation.allCases.filter(orientations.contains).map(\.name))
    add(Set(all.compactMap { $0.size?.text }).sorted())
    let categories = Set(all.compactMap(\.contentSizeCategory))
    add(ContentSizeCategory.allCases.filter(categories.contains).map(\.rawValue))
    let directions = Set(all.compactMap(\.layoutDirection))
    add(UserInterfaceLayoutDirection.allCases.filter(directions.contains).map(\.rawValue))
    let pseudolanguages = Set(all.compactMap(\.pseudolanguage))
    add(Pseudolanguage.allCases.filter(pseudolanguages.contains).map(\.rawValue))
    add(Set(all.compactMap(\.localization)).sorted())
  }

  private mutating func add(_ values: [String]) {
    if !values.isEmpty { words.append(values.joined(separator: ", ")) }
  }
}

extension Int {
  /// The number with commas between thousands.
  fileprivate var grouped: String {
    let digits = String(self)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return text
  }
}
