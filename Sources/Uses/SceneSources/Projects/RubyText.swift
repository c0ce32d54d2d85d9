import Documents

/// A file of CocoaPods, `Podfile` or `Name.podspec`: a program in Ruby, of which some strings are read. It isn't run.
package struct RubyText {
  /// The lines without their comments.
  private let lines: [Substring]

  package init(_ bytes: [UInt8]) {
    lines = bytes.split { $0 == 0x0A || $0 == 0x0D }.map { bytes in
      let line = Substring(decoding: bytes, as: UTF8.self)
      return line.drop { $0 == " " || $0 == "\t" }.hasPrefix("#") ? "" : line
    }
  }

  /// The strings that a property is set to, one or an array: `s.source_files = 'Source/**/*.swift'`.
  package func values(of property: String) -> [String] {
    var result: [String] = []
    for (index, line) in lines.enumerated() {
      guard let mark = line.firstRange(of: ".\(property)") else { continue }
      let rest = line[mark.upperBound...].drop { $0 == " " }
      guard rest.first == "=" else { continue }
      var text = String(rest.dropFirst())
      // An array may go on over lines.
      var next = index + 1
      let isArray = text.holds("[")
      while isArray, !lines[next - 1].holds("]"), next < min(lines.count, index + Self.maximumLines) {
        text += lines[next]
        next += 1
      }
      result += Self.strings(in: text)
    }
    return result
  }

  /// The pods of a `Podfile` that stand in folders of the project's own: `pod 'Kit', :path => 'Local Pods/Kit'`.
  package var localPods: [(name: String, path: String)] {
    pods.compactMap { pod in pod.path.map { (pod.name, $0) } }
  }

  /// The pods of a `Podfile` that CocoaPods fetches, without the names of their parts: `Firebase` for `pod 'Firebase/Core'`.
  var fetchedPods: [String] {
    pods.compactMap { pod in pod.path == nil ? pod.name.split(separator: "/").first.map(String.init) : nil }
  }

  /// The pods of a `Podfile`, with the folders of those that are the project's own.
  private var pods: [(name: String, path: String?)] {
    lines.compactMap { line in
      let line = line.drop { $0 == " " || $0 == "\t" }
      guard line.hasPrefix("pod "), let name = Self.strings(in: String(line)).first, name.first?.isLetter == true else {
        return nil
      }
      for label in [":path =>", ":path=>", "path:"] {
        guard let mark = line.firstRange(of: label) else { continue }
        return (name, Self.strings(in: String(line[mark.upperBound...])).first)
      }
      return (name, nil)
    }
  }

  /// The most lines of an array.
  private static let maximumLines = 200

  /// The strings in quotes of either kind.
  private static func strings(in text: String) -> [String] {
    var result: [String] = []
    var rest = Substring(text)
    while let open = rest.firstIndex(where: { $0 == "'" || $0 == "\"" }) {
      let start = rest.index(after: open)
      guard let close = rest[start...].firstIndex(of: rest[open]) else { break }
      result.append(String(rest[start..<close]))
      rest = rest[rest.index(after: close)...]
    }
    return result
  }
}
