import Documents
import FileSystem
import Findings
import LayoutModel
import Lint
import SceneSources

extension CommandDescription {
  static let config = CommandDescription(
    name: "config", overview: "shows the settings that hold for a path or a scene, and where each is set",
    arguments: "[PATH]",
    argumentHelp: "a fixture, an Interface Builder file or a folder; the present folder if left out",
    argumentCount: 0...1, options: [.sceneOfSettings, .config, .output],
    example: "layout config App/Main.storyboard --scene Login"
  ) { try ConfigCommand($0).run() }
}

extension CommandOption {
  fileprivate static let sceneOfSettings = CommandOption(
    name: scene.name, value: "ID", completion: .scenes,
    help: "the scene whose settings are shown, by a name as `layout solve` takes it; the file's if left out")
}

/// The command `layout config [PATH]`.
private struct ConfigCommand {
  private let path: Path
  private let scene: String?
  private let console: Console
  private let file: Path?
  private let output: CommandOutput

  init(_ arguments: ParsedArguments) throws(UsageError) {
    console = try Console(arguments)
    path = arguments.operands.first.map { Path(argument: $0) } ?? "."
    scene = arguments.value(.sceneOfSettings)
    file = arguments.value(.config).map { Path(argument: $0) }
    output = try CommandOutput(arguments)
  }

  func run() throws -> ExitStatus {
    var configurations = LintConfigurations(of: "config", console: console, file: file)
    let configuration = configurations.configuration(of: path)
    let settings = configurations.settings(of: path)
    configurations.reportLanguages(unknownTo: [path])
    guard configurations.status == .success else { return configurations.status }
    var source: (any SceneSource)?
    if scene != nil || !settings.scenes.isEmpty, Files.kind(of: path) == .file {
      do throws(SceneFile.Failure) {
        source = try SceneFormats.documents.source(at: path)
      } catch {
        error.report(in: path.description, to: console)
        return error.status
      }
    }
    let own = try scene.map { try Self.names(of: $0, in: source) }
    let shown = own.map { settings.ofScene(named: $0) } ?? settings
    var lines = ["# \(configuration.path?.description ?? "no .layout.json: what holds by itself")"]
    if !configuration.includes(path) { lines.append("passed over: excluded, or not included") }
    lines.append("")
    lines += Self.lines(of: shown.rules)
    var layers = ConditionLayer.layers(of: configuration, for: path)
    let scenes = ConditionLayer.sceneLayers(of: configuration, for: path)
    for (layer, setting) in scenes {
      let isHeld = own.map { setting.hold(for: $0) } ?? false
      if isHeld { layers.append(layer) }
    }
    let requests = layers.map { (place: $0.place, request: configurations.request(of: $0, configuration)) }
    lines += ["", "conditions:"] + ConditionSources(requests, over: .lintStandard).lines(of: shown.request)
    lines += Self.lines(of: shown.request, "")
    if own == nil, let source { lines += Self.lines(ofScenesIn: source, settings) }
    lines += Self.lines(ofRest: configuration)
    return try output.write(PrintableText(lines: lines).line)
  }

  /// Returns the names that the requested scene can have. Without a source, the requested name is the only one.
  private static func names(of scene: String, in source: (any SceneSource)?) throws(UsageError) -> [String] {
    guard let source else { return [scene] }
    let all = source.sceneIDs.map(source.names)
    guard let names = all.first(where: { $0.contains(scene) }) else {
      let known = all.flatMap(\.self).uniqued()
      throw UsageError.scene(
        .unknown(scene, nearest: Spelling.nearest(to: scene, among: known), choices: known.count <= 40 ? known : []),
        option: CommandOption.scene.name)
    }
    return names
  }

  private static func lines(of rules: LintRules) -> [String] {
    let standard = LintRules()
    let width = LintRule.table.map(\.id.count).max() ?? 0
    return LintRule.table.map { rule in
      let active = rules[rule.id]
      let word = active?.severity.rawValue ?? "off"
      let parameters = rule.description.parameters.map { parameter in
        "\(parameter.name) \((active?.options[parameter] ?? parameter.standard).json)"
      }
      let isChanged = active?.severity != standard[rule.id]?.severity || active?.options != standard[rule.id]?.options
      return rule.id + String(repeating: " ", count: width + 2 - rule.id.count) + word
        + (parameters.isEmpty ? "" : String(repeating: " ", count: 9 - word.count) + parameters.joined(separator: ", "))
        + (isChanged ? "  (configured)" : "")
    }
  }

  /// Returns the names of conditions, below their number.
  private static func lines(of request: LayoutRequest, _ subject: String) -> [String] {
    let conditions = request.conditions(hasCanvas: false)
    return ["", "\(subject)\(conditions.count) conditions:"] + conditions.map { "  \($0.name)" }
  }

  /// Returns the scenes of a source that have settings of their own.
  private static func lines(ofScenesIn source: any SceneSource, _ settings: LintFileSettings) -> [String] {
    source.sceneIDs.flatMap { id -> [String] in
      let names = source.names(ofScene: id)
      let own = settings.ofScene(named: names)
      guard settings.scenes.contains(where: { $0.hold(for: names) }) else { return [] }
      return lines(of: own.request, "scene \(names.last ?? source.name): ")
    }
  }

  private static func lines(ofRest configuration: ProjectConfiguration) -> [String] {
    let content = configuration.content
    var lines: [String] = []
    if content.isStrict { lines += ["", "strict"] }
    if let baseline = content.baseline { lines += ["", "baseline: \(configuration.resolved(baseline))"] }
    if !content.reporters.isEmpty {
      lines += ["", "reporters: \(content.reporters.map(\.text).joined(separator: ", "))"]
    }
    if !content.assertions.isEmpty { lines += ["", "\(content.assertions.count) assertions"] }
    return lines
  }
}

/// The place where each dimension of conditions is set: the most specific layer that specifies it.
private struct ConditionSources {
  private let layers: [(place: String, request: LayoutRequest)]

  /// Finds the sources of conditions.
  ///
  /// - Parameters:
  ///   - layers: The layers, the most specific last.
  ///   - standard: The defaults.
  init(_ layers: [(place: String, request: LayoutRequest)], over standard: LayoutRequest) {
    self.layers = [("by itself", standard)] + layers
  }

  /// Returns a line for each dimension that is specified.
  func lines(of request: LayoutRequest) -> [String] {
    guard request.named.isEmpty else {
      return [line("conditions", request.named.map(\.name)) { !$0.named.isEmpty }].compactMap(\.self)
    }
    return [
      line("device", request.devices) { !$0.devices.isEmpty || !$0.sizes.isEmpty },
      line("system-version", request.systemVersions.map(\.description)) { !$0.systemVersions.isEmpty },
      line("orientation", request.orientations.compactMap { $0?.name }) { !$0.orientations.isEmpty },
      line("size", request.sizes.map(\.text)) { !$0.devices.isEmpty || !$0.sizes.isEmpty },
      line("content-size-category", request.contentSizeCategories.map(\.rawValue)) {
        !$0.contentSizeCategories.isEmpty
      },
      line("layout-direction", request.layoutDirections.map(\.rawValue)) { !$0.layoutDirections.isEmpty },
      line("pseudolanguage", request.pseudolanguages.map(\.rawValue)) { !$0.pseudolanguages.isEmpty },
      line("localization", request.localizations) { !$0.localizations.isEmpty },
    ].compactMap(\.self)
  }

  private func line(_ name: String, _ values: [String], _ asks: (LayoutRequest) -> Bool) -> String? {
    guard !values.isEmpty, let source = layers.last(where: { asks($0.request) }) else { return nil }
    let gap = String(repeating: " ", count: max(1, 23 - name.count))
    return "  \(name)\(gap)\(values.joined(separator: ", "))  (\(source.place))"
  }
}
