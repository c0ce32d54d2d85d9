import Documents
package import FileSystem

/// The names under which files are compiled: in the compiler's lists and messages, in links and in traps.
///
/// A file keeps its own name where that is of letters, digits and a few signs. Else letters stand for what it has besides, so that no
/// name of a project is an option, a line break, or what a terminal obeys.
enum CompiledName {
  /// Returns names for files, no two of which are the same.
  ///
  /// - Parameters:
  ///   - files: The files; the later of two files with one name gets a number.
  ///   - others: Names that are taken.
  /// - Returns: The names.
  static func names(of files: [Path], apartFrom others: Set<Path>) -> [Path] {
    var taken = others
    return files.enumerated().map { index, file in
      let own = plain(file.name)
      var name = own == file.name && !taken.contains(own) ? own : Path("\(index)-\(own)")
      while !taken.insert(name).inserted { name = Path("\(index)-\(name)") }
      return name
    }
  }

  /// The name in letters, digits and signs that mean nothing to anybody.
  private static func plain(_ name: Path) -> Path {
    var scalars = String.UnicodeScalarView()
    for scalar in name.description.unicodeScalars { scalars.append(isPlain(scalar) ? scalar : "_") }
    var text = String(scalars)
    if text.hasPrefix("-") || text.hasPrefix(".") { text = "_" + text }
    guard text.utf8.count > maximumBytes else { return Path(text) }
    return Path(
      String(decoding: text.utf8.prefix(maximumBytes), as: UTF8.self).filter { $0 != "\u{FFFD}" }
        + ".\(Path.swiftEnding)")
  }

  /// The most bytes of a name: the compiler's own files beside it have longer ones.
  private static let maximumBytes = 150

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || "_-+.()&, ".unicodeScalars.contains(scalar)
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .nonspacingMark, .spacingMark:
      return !scalar.isSteering
    default: return false
    }
  }
}

extension Path {
  /// The path in a record of a build and in a list of files: text, in which the character U+10FF00 plus a byte stands for a byte that isn't UTF-8.
  package var recorded: String { Environment.text(of: bytes) }

  /// The path of a record.
  init(recorded text: String) { self.init(argument: text) }
}

extension String {
  /// A Boolean value that tells whether code can import a module of the name: letters, digits and underscores.
  var isModuleName: Bool {
    guard let first = unicodeScalars.first, utf8.count <= 128, !("0"..."9").contains(first) else { return false }
    return unicodeScalars.allSatisfy {
      $0 == "_" || ("0"..."9").contains($0) || $0.properties.isXIDContinue && !$0.isSteering
    }
  }
}
