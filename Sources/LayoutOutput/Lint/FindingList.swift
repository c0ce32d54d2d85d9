public import LayoutModel
public import LayoutResolution

/// What was found in several layouts, each finding once, with the conditions that it was found under.
///
///     Main.storyboard:31:9: warning: Login: “Sign in” (UIButton) is ambiguous: x is open (iphone-17/portrait and 5 more)
public struct FindingList: Sendable {
  /// A finding, and where it was found.
  public struct Finding: Sendable {
    /// The finding as it was found first.
    public let diagnostic: Diagnostic
    /// What people call its scene; `nil` where the file is the scene.
    public let sceneTitle: String?
    /// The names of the conditions, in the order of the layouts; one at least.
    public internal(set) var conditions: [String]
  }

  /// The findings in the order in which they were found first.
  public private(set) var findings: [Finding] = []
  /// Their places.
  private var positions: [Key: Int] = [:]

  /// The findings of layouts.
  ///
  /// - Parameter layouts: The layouts, each with the name of its conditions.
  public init(_ layouts: some Sequence<(layout: ScreenLayout, conditions: String)>) {
    for (layout, conditions) in layouts { add(layout, under: conditions) }
  }

  /// A list of nothing yet.
  package init() {}

  /// Adds the findings of a layout.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - conditions: The name of its conditions.
  package mutating func add(_ layout: ScreenLayout, under conditions: String) {
    for diagnostic in layout.diagnostics {
      let key = Key(diagnostic, in: layout)
      if let position = positions[key] {
        if findings[position].conditions.last != conditions { findings[position].conditions.append(conditions) }
      } else {
        positions[key] = findings.count
        findings.append(Finding(diagnostic: diagnostic, sceneTitle: layout.sceneTitle, conditions: [conditions]))
      }
    }
  }

  /// What makes two findings one: what is found of which items of which scene, of a conflict what it leaves out. What is said
  /// of it may differ from window to window. A refusal is of what was asked for.
  private struct Key: Hashable {
    let scene: String?
    let code: Diagnostic.Code
    let items: [String]
    let request: InterfaceOrientation?

    init(_ diagnostic: Diagnostic, in layout: ScreenLayout) {
      scene = layout.scene
      code = diagnostic.code
      items = diagnostic.broken.isEmpty ? diagnostic.items : diagnostic.broken
      switch diagnostic.code {
      case .orientationRefused: request = layout.requestedOrientation
      case .noSupportedOrientation, .unsatisfiableConstraints, .ambiguousLayout, .unsettled, .misplacedView,
        .fixedFrameView, .unavailable:
        request = nil
      }
    }
  }
}

extension FindingList.Finding {
  /// The finding in words, as a terminal shows it: its scene, what is found, and under how many conditions.
  ///
  /// - Parameter isVerbose: Whether ids stand behind names, and all conditions are listed, one a line.
  /// - Returns: The first line, and what stands below it, indented; empty where there is nothing more to say.
  public func text(isVerbose: Bool) -> (headline: String, details: String) {
    var lines = diagnostic.text.textWithPlaces(withIDs: isVerbose).split(separator: "\n").map(String.init)[...]
    var headline = lines.popFirst() ?? ""
    if !lines.isEmpty, headline.hasSuffix(":") { headline.removeLast() }
    let rest = conditions.count - 1
    let counted = rest > 0 ? " and \(rest) more" : ""
    let scene = sceneTitle.map { "\($0): " } ?? ""
    if isVerbose, rest > 0 { lines += ["  under \(conditions.count) conditions:"] + conditions.map { "    \($0)" } }
    return ("\(scene)\(headline) (\(conditions[0])\(counted))", lines.joined(separator: "\n"))
  }
}
