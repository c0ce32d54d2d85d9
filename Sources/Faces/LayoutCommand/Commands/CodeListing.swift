import Documents
import FileSystem
import LayoutOutput
import SceneSources
import SwiftSources

/// The screens of a project as people and programs read them.
struct CodeListing {
  private let build: CodeBuild
  private let causes: [BuildCauses.Ranked]
  /// The outcomes of the screens that were shown, by their positions; `nil` where none was.
  private let shown: [Int: ShownScreen]?
  /// The results of exploring the app; `nil` for an app that isn't explored.
  private let exploration: AppExploration?

  init(of build: CodeBuild, shown: [Int: ShownScreen]? = nil, _ exploration: AppExploration? = nil) {
    self.build = build
    self.exploration = exploration
    causes = BuildCauses(of: build).ranked
    self.shown = shown
  }

  /// The file with the compiler's messages; `nil` where all is built.
  var complaints: Path? { hasLeftOut && build.isBuilt ? build.complaints : nil }

  /// The maximum number of causes that are listed for people.
  private static let maximumCauses = 20

  var hasLeftOut: Bool { !build.leftOut.isEmpty }

  /// The numbers of files that are built whole, but for statements, and in part.
  private struct Built {
    var whole = 0
    var butForStatements = 0
    var inPart = 0
  }

  private var built: Built {
    let parts = build.leftOut.filter { !$0.isWhole }
    let butForStatements = parts.count(where: \.isOfStatements)
    return Built(
      whole: build.project.files.count - build.leftOut.count, butForStatements: butForStatements,
      inPart: parts.count - butForStatements)
  }

  /// The screens, with their positions among all that is made of the code.
  private var screens: [(offset: Int, element: CodeScreen)] {
    build.screens.enumerated().filter { !$0.element.isContainer }
  }

  var text: String {
    var text = ""
    for kind in CodeScreen.Kind.allCases {
      let own = screens.filter { $0.element.kind == kind && $0.element.needs == nil }
      guard !own.isEmpty else { continue }
      let note = kind != .view ? "" : ", laid out where nothing else is in the file"
      text += "\(kind.words) (\(own.count)\(counts(of: own.map(\.offset)))\(note)):\n"
      text += rows(
        own.map { index, screen in
          let isTold = kind == .preview || kind == .snapshot
          let outcome = shown.map { [$0[index]?.words ?? ""] } ?? []
          let make = screen.reachedAs.map { "told as \($0)" } ?? screen.make ?? ""
          return ["\(screen.file.recorded):\(screen.line)", screen.title] + outcome
            + [isTold ? screen.conditions.words : make]
        })
    }
    if let exploration { text += told(exploration) }
    if let share { text += share }
    let swiftUI = build.screens.count(where: \.isSwiftUI)
    let snapshots = build.screens.count { $0.isSwiftUI && $0.kind == .snapshot }
    if swiftUI > snapshots { text += "previews of SwiftUI's views, passed over: \(swiftUI - snapshots)\n" }
    if snapshots > 0 { text += "snapshots of SwiftUI's views, passed over: \(snapshots)\n" }
    let missing = screens.map(\.element).filter { $0.needs != nil && !$0.isSwiftUI && !$0.isEmpty }
    if !missing.isEmpty {
      text += "can't be made (\(missing.count)):\n"
      text += rows(missing.map { ["\($0.file.recorded):\($0.line)", $0.name, "needs \($0.needs ?? "")"] })
    }
    let parts = build.leftOut.filter { !$0.isWhole }
    for (files, words) in [
      (parts.filter(\.isOfStatements), "built but for statements"),
      (parts.filter { !$0.isOfStatements }, "built in part"), (build.leftOut.filter(\.isWhole), "not built"),
    ] {
      guard !files.isEmpty else { continue }
      text += "\(words) (\(files.count)):\n"
      text += rows(files.map { ["\($0.file.recorded):\($0.line):\($0.column)", $0.message] })
    }
    if !build.modules.isEmpty {
      text += "built with (\(build.modules.count)):\n"
      text += rows(
        build.modules.map { module in
          let built = module.files - module.leftOut
          let all = module.files == 1 ? "1 file" : "\(module.files) files"
          let count = built == module.files ? all : "\(built) of \(all)"
          let place = module.folder.shortened(from: Files.workingFolder).recorded
          return [module.name, build.standsIn(module) ? "stood in for, as it isn't here" : place, count]
        })
    }
    if !build.missing.isEmpty {
      text += "modules that aren't here (\(build.missing.count)); a checkout or a stub makes up for one:\n"
      text += rows(
        build.missing.map { module in
          let others = module.files.count - 1
          let rest = others == 0 ? "" : " and \(others) \(others == 1 ? "other" : "others")"
          return [module.name, "wanted by \(module.files[0].recorded)\(rest)"]
        })
    }
    let lists = build.samples.askers.sorted { $0.key < $1.key }
    if !lists.isEmpty {
      text += "property lists that aren't here (\(lists.count)); samples stand in for what the code asks them for:\n"
      text += rows(lists.map { [$0.key.recorded, "wanted by \($0.value.recorded)"] })
    }
    if !causes.isEmpty {
      let told = causes.prefix(Self.maximumCauses)
      text += "in the way, what would win the most first (\(causes.count)):\n"
      text += rows(told.map { [$0.cause.words, $0.gain] })
      if causes.count > told.count { text += "  and \(causes.count - told.count) more\n" }
    }
    if let complaints { text += "the compiler's messages: \(complaints.recorded.printable)\n" }
    guard build.isBuilt else {
      let count = build.project.files.count
      return text + "\(count) Swift \(count == 1 ? "file is" : "files are") read, and nothing is built\n"
    }
    return text + Self.count(of: [built], among: build.project.files.count) + "\n"
  }

  /// The share of the classes of controllers that show something, alone or in the app; `nil` where none was shown.
  private var share: String? {
    guard let shown else { return nil }
    let own = build.screens.enumerated().filter { $0.element.kind == .controller || $0.element.isOfStoryboard }
    let all = Set(own.map(\.element.name))
    guard !all.isEmpty else { return nil }
    let full = Set(own.filter { shown[$0.offset] == .shown || $0.element.reachedAs != nil }.map(\.element.name))
    return "\(full.count) of \(all.count) view controllers show something: \(full.count * 100 / all.count) %\n"
  }

  /// The results of exploring the app, for people.
  private func told(_ exploration: AppExploration) -> String {
    if let failure = exploration.failure { return "the app can't be explored: \(failure.printable)\n" }
    let classes = Set(build.screens.filter { $0.kind == .controller }.map(\.name))
    let reached = classes.intersection(exploration.controllers)
    var text =
      "explored: \(exploration.screens.count) screens and \(exploration.arrows.count) ways between them, by \(exploration.steps) actions; "
      + "\(reached.count) of \(classes.count) controllers are reached\n"
    if exploration.left > 0 {
      text += "  \(exploration.left) actions are left: the time or the number of actions is spent\n"
    }
    let empty = exploration.screens.filter(\.isEmpty)
    if !empty.isEmpty {
      text += "empty on their ways (\(empty.count)):\n" + rows(empty.map { [$0.name, $0.owner] })
    }
    guard !exploration.endings.isEmpty else { return text }
    text += "the app ends (\(exploration.endings.count)):\n"
    return text
      + rows(
        exploration.endings.map { ending in
          let place = ending.file.map { file in ending.line.map { "\(file):\($0)" } ?? file } ?? ""
          return [ending.name, place, ending.reason]
        })
  }

  /// The numbers of screens that show something, nothing, or aren't shown; empty where none was shown.
  private func counts(of indices: [Int]) -> String {
    guard let shown else { return "" }
    let outcomes = indices.compactMap { shown[$0] }
    let (full, empty) = (outcomes.count { $0 == .shown }, outcomes.count { $0 == .empty })
    let failed = outcomes.count - full - empty
    return ": \(full) shown, \(empty) empty, \(failed) failed"
  }

  /// The numbers of files in words: `4 of 7 Swift files are built, 1 but for statements, 1 in part, 1 is left out`.
  private static func count(of built: [Built], among count: Int) -> String {
    let whole = built.map(\.whole).reduce(0, +)
    let parts = [
      (built.map(\.butForStatements).reduce(0, +), "but for statements"), (built.map(\.inPart).reduce(0, +), "in part"),
    ]
    let out = count - whole - parts.map(\.0).reduce(0, +)
    let words = ["\(whole) of \(count) Swift \(count == 1 ? "file is" : "files are") built"]
    return
      (words + parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
      + (out > 0 ? ["\(out) \(out == 1 ? "is" : "are") left out"] : [])).joined(separator: ", ")
  }

  /// The number of files that are built, in all of several projects.
  static func sum(of listings: [CodeListing]) -> String {
    let files = listings.map(\.build.project.files.count).reduce(0, +)
    return "\(count(of: listings.map(\.built), among: files)), in \(listings.count) projects\n"
  }

  private func rows(_ rows: [[String]]) -> String {
    // Names and messages are of the project: none of them begins a row.
    TextTable.columns(rows.map { $0.map(\.printable) }).split(separator: "\n").map { "  \($0)\n" }.joined()
  }

  private var lists: [(key: String, lines: [String])] {
    [
      ("screens", screens.map { $0.element.json(shown: shown?[$0.offset]?.words) }),
      ("leftOut", build.leftOut.map(\.json)),
      ("modules", build.modules.map(\.json)), ("missing", build.missing.map(\.json)),
      ("causes", causes.map(\.json)),
    ]
  }

  var json: String {
    var document = JSONObjectText()
    document.add("format", "layout-code/1")
    for (key, lines) in lists { document.add(key, lines: lines, depth: 1) }
    if let exploration { document.add("exploration", text: exploration.json) }
    if let complaints { document.add("complaints", complaints.recorded) }
    document.add("files", build.project.files.count)
    return document.document
  }

  /// The listing on a line, as one of several projects.
  func line(of place: Path) -> String {
    var object = JSONObjectText()
    object.add("folder", place.recorded)
    for (key, lines) in lists { object.add(key, text: "[\(lines.joined(separator: ", "))]") }
    if let exploration { object.add("exploration", text: exploration.json) }
    if let complaints { object.add("complaints", complaints.recorded) }
    object.add("files", build.project.files.count)
    return object.line
  }
}

extension AppExploration {
  /// The exploration without its time. Ways are between screens by their positions.
  ///
  ///     {"screens": [{"name": "launch › Settings", "owner": "SettingsController", "controllers": […], "isEmpty": false}],
  ///      "ways": [{"from": 0, "to": 1, "label": "Settings"}], "endings": [{"name": "launch › Buy", "reason": …}],
  ///      "controllers": […], "steps": 15, "left": 0, "failure": null}
  fileprivate var json: String {
    var object = JSONObjectText()
    let screens = self.screens.map { screen in
      var object = JSONObjectText()
      object.add("name", screen.name)
      object.add("owner", screen.owner)
      object.add("controllers", screen.controllers)
      object.add("isEmpty", screen.isEmpty)
      return object.line
    }
    let ways = arrows.map { arrow in
      var object = JSONObjectText()
      object.add("from", arrow.source)
      object.add("to", arrow.target)
      object.add("label", arrow.label)
      return object.line
    }
    let endings = self.endings.map { ending in
      var object = JSONObjectText()
      object.add("name", ending.name)
      object.add("reason", ending.reason)
      object.add("file", orNull: ending.file)
      object.add("line", orNull: ending.line)
      return object.line
    }
    for (key, lines) in [("screens", screens), ("ways", ways), ("endings", endings)] {
      object.add(key, text: "[\(lines.joined(separator: ", "))]")
    }
    object.add("controllers", controllers.sorted())
    object.add("steps", steps)
    object.add("left", left)
    object.add("failure", orNull: failure)
    return object.line
  }
}

extension ShownScreen {
  /// The outcome in words.
  fileprivate var words: String {
    switch self {
    case .shown: "shown"
    case .empty: "empty"
    case .failed(let reason): "failed: \(reason)"
    }
  }
}

extension CodeScreen.Kind {
  /// The kind as a heading.
  fileprivate var words: String {
    switch self {
    case .preview: "previews"
    case .snapshot: "snapshots"
    case .controller: "controllers"
    case .rootView: "views of controllers that can't be made"
    case .view: "views"
    case .cell: "cells"
    case .storyboard: "scenes of storyboards and nibs"
    case .launch: "the app"
    case .explored: "screens of the app"
    }
  }
}

extension BuildCauses.Cause {
  /// The cause as a row names it.
  fileprivate var words: String { kind == .module ? "module \(name)" : name }
}

extension BuildCauses.Ranked {
  /// The gain, in words.
  fileprivate var gain: String {
    let own = filesByItself == files ? "" : " (\(filesByItself) by itself)"
    let ofScreens = screens == 0 ? "" : ", \(screens) \(screens == 1 ? "screen" : "screens")"
    return "\(files) \(files == 1 ? "file" : "files")\(own)\(ofScreens)"
  }

  fileprivate var json: String {
    var object = JSONObjectText()
    object.add("kind", cause.kind.rawValue)
    object.add("name", cause.name)
    object.add("files", files)
    object.add("filesByItself", filesByItself)
    object.add("screens", screens)
    return object.line
  }
}
