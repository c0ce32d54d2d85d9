import Documents
import FileSystem
import SceneSources

/// What keeps a project's files from being built, by what would win the most: modules that aren't here, and symbols that nothing here has.
///
///     module SnapKit     12 files, 9 of them by itself, with 5 screens
///     UIView.fooBar       2 files, 2 of them by itself, with 1 screen
package struct BuildCauses {
  /// A module or a symbol.
  package struct Cause: Hashable, Sendable {
    package let kind: Kind
    package let name: String
  }

  /// The kind of a cause.
  package enum Kind: String, Hashable, Sendable {
    /// A module that isn't here.
    case module
    /// A type, a function, or a member of a type.
    case symbol
    /// Another message of the compiler, as it is.
    case message
  }

  /// A cause with what it would win.
  package struct Ranked: Hashable, Sendable {
    package let cause: Cause
    /// The number of files of which something isn't built because of it.
    package internal(set) var files = 0
    /// The number of those that lack nothing else.
    package internal(set) var filesByItself = 0
    /// The number of the files' screens that can't be made.
    package internal(set) var screens = 0
  }

  /// The causes, those of the most files first.
  package let ranked: [Ranked]

  /// Ranks what isn't built of a project.
  package init(of build: CodeBuild) {
    guard !build.leftOut.isEmpty else {
      ranked = []
      return
    }
    let files = FileCauses(build)
    let unmade = Dictionary(grouping: build.screens.filter { $0.needs != nil && !$0.isSwiftUI }, by: \.codeFile)
      .mapValues(\.count)
    var all: [Cause: Ranked] = [:]
    for file in build.leftOut {
      let causes = files.causes(of: file.file)
      for cause in causes {
        var ranked = all[cause] ?? Ranked(cause: cause)
        ranked.files += 1
        if causes.count == 1 { ranked.filesByItself += 1 }
        ranked.screens += unmade[file.file] ?? 0
        all[cause] = ranked
      }
    }
    ranked = all.values.sorted { a, b in
      let (x, y) = ((a.files, a.filesByItself, a.screens), (b.files, b.filesByItself, b.screens))
      return x == y ? (a.cause.kind.rawValue, a.cause.name) < (b.cause.kind.rawValue, b.cause.name) : x > y
    }
  }

  /// The causes of each file.
  private struct FileCauses {
    private let leftOut: [Path: CodeBuild.LeftOutFile]
    /// The missing modules that files import.
    private var modules: [Path: [String]] = [:]
    private let code: ProjectCode
    private let folder: Path

    init(_ build: CodeBuild) {
      leftOut = Dictionary(build.leftOut.map { ($0.file, $0) }) { first, _ in first }
      for module in build.missing {
        for file in module.files { modules[file, default: []].append(module.name) }
      }
      code = ProjectCode(reading: build.project.folder)
      folder = build.project.folder
    }

    /// The causes of a file; a type of another file that isn't built has that file's causes.
    func causes(of file: Path) -> Set<Cause> {
      var seen: Set<Path> = []
      return causes(of: file, &seen)
    }

    private func causes(of file: Path, _ seen: inout Set<Path>) -> Set<Cause> {
      guard seen.insert(file).inserted, let own = leftOut[file] else { return [] }
      // Nobody knows the symbols of a missing module: all that a file of its importers lacks may be the module's.
      if let modules = modules[file] { return Set(modules.map { Cause(kind: .module, name: $0) }) }
      let messages = own.complaints.isEmpty ? [own.message] : own.complaints.map(\.message)
      var causes: Set<Cause> = []
      for message in messages {
        let cause = Cause(of: message)
        let others = code.files(declaring: cause.name).compactMap { $0.below(folder) }
          .filter { $0 != file && leftOut[$0] != nil }
        if cause.kind == .symbol, !others.isEmpty {
          for other in others { causes.formUnion(self.causes(of: other, &seen)) }
        } else {
          causes.insert(cause)
        }
      }
      // A message of another kind follows as a rule from what was left out before it.
      let named = causes.filter { $0.kind != .message }
      return named.isEmpty ? causes : named
    }
  }
}

extension BuildCauses.Cause {
  /// The cause that a compiler's message names: `cannot find 'X' in scope`, `value of type 'T' has no member 'm'`.
  init(of message: String) {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    let quoted = parts.indices.filter { !$0.isMultiple(of: 2) }.map { String(parts[$0]) }
    if message.hasPrefix("no such module '"), let name = quoted.first {
      self.init(kind: .module, name: name)
    } else if message.hasPrefix("cannot find "), message.hasSuffix(" in scope"), let name = quoted.first {
      self.init(kind: .symbol, name: name)
    } else if message.holds(" has no member '"), quoted.count >= 2 {
      self.init(kind: .symbol, name: "\(quoted[0]).\(quoted[1])")
    } else {
      self.init(kind: .message, name: message)
    }
  }
}
