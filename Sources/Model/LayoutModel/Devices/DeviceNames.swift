import Documents

/// The spelling of devices' names, and suggestions for unknown ones.
package enum DeviceNames {
  /// A name, and the window after its slash.
  package static func parts(of name: String) -> (name: String, window: Substring?) {
    guard let slash = name.utf8.firstIndex(of: UInt8(ascii: "/")) else { return (name, nil) }
    return (String(name[..<slash]), name[name.utf8.index(after: slash)...])
  }

  /// A name's letters and digits in lower case, the form in which names are compared: `iphone17pro`. `nil` for a text
  /// with anything but those, white space and the separators of names.
  static func folded(_ name: String) -> String? {
    var bytes: [UInt8] = []
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): bytes.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte + 32)
      case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: ","),
        UInt8(ascii: "("), UInt8(ascii: ")"):
        continue
      default: return nil
      }
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  /// Tells whether a name of the catalogue has some folded form, which isn't empty.
  static func isSpelled(_ name: some StringProtocol, _ folded: String) -> Bool {
    var rest = folded.utf8[...]
    for byte in name.utf8 {
      let isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      let isLower = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      guard isUpper || isLower || isDigit else { continue }
      guard rest.popFirst() == (isUpper ? byte + 32 : byte) else { return false }
    }
    return rest.isEmpty
  }

  /// A folded name without the additional words of Xcode's simulators: `iPad Pro (11-inch) (4th generation)`.
  static func withoutUnits(_ folded: String) -> String {
    folded.replacing("generation", with: "gen").replacing("inch", with: "")
  }

  // MARK: Suggestions

  /// The names that begin with a text, the newest first; each device once.
  static func beginning(with name: String) -> [String] {
    guard let folded = folded(name) else { return [] }
    return known.filter { $0.folded.hasPrefix(folded) }.reversed().map(\.name)
  }

  /// At most three names near a text: newer models in ascending order, or older models where newer ones are missing. For a model newer than
  /// all known ones, the newest models of its line.
  static func nearest(to name: String) -> [String] {
    let candidates = Spelling.allNearest(to: name, among: known.map(\.name))
    let wanted = numbers(in: name)
    let line = wanted.isEmpty ? [] : known.map(\.name).filter { stem(of: $0) == stem(of: name) }
    let newest = line.compactMap { numbers(in: $0).first }.max()
    if let newest, let number = wanted.first, number > newest,
      !candidates.contains(where: { isSlip(number, of: $0, newest: newest) })
    {
      return Array(line.reversed().prefix(maximumSuggestions))
    }
    let ages = Dictionary(known.enumerated().map { ($1.name, $0) }) { first, _ in first }
    let ranked = candidates.map { candidate in
      let step = zip(numbers(in: candidate), wanted).map { $0 - $1 }.first { $0 != 0 } ?? 0
      return (name: candidate, isOlder: step < 0, distance: abs(step), age: ages[candidate] ?? 0)
    }
    let newer = ranked.filter { !$0.isOlder }
    return (newer.isEmpty ? ranked : newer).sorted { a, b in
      a.distance == b.distance ? a.age > b.age : a.distance < b.distance
    }.prefix(maximumSuggestions).map(\.name)
  }

  private static let maximumSuggestions = 3

  /// Every family and model once, the oldest first: ordered by the model's newest system, then by the family's oldest,
  /// then as in the catalogue.
  private static let known: [(name: String, folded: String)] = {
    var all: [(name: String, folded: String, systems: [SystemVersion])] = []
    var told: Set<String> = []
    for family in DeviceCatalogue.families {
      let models = family.models.map { ($0.fullAlias, $0.newestSystem) }
      for (name, newest) in [(family.id, family.newestSystem)] + models {
        guard let folded = folded(name), told.insert(folded).inserted else { continue }
        all.append((name, folded, [newest, family.oldestSystem]))
      }
    }
    return all.enumerated().sorted { a, b in
      guard a.element.systems != b.element.systems else { return a.offset < b.offset }
      return a.element.systems.lexicographicallyPrecedes(b.element.systems)
    }.map { ($0.element.name, $0.element.folded) }
  }()

  /// The number of future models for which a number above the newest is taken.
  private static let modelsToCome = 9

  /// Tells whether a number is the first one of a name but for one wrong digit: `44` for `iphone-14`. A number that may
  /// be a future model's is none.
  private static func isSlip(_ number: Int, of name: String, newest: Int) -> Bool {
    guard let meant = numbers(in: name).first, number > newest + modelsToCome else { return false }
    let (a, b) = (String(number), String(meant))
    return a.count == b.count && zip(a, b).count { $0 != $1 } == 1
  }

  /// The part of a name before its first number, folded.
  private static func stem(of name: String) -> String? { folded(String(name.prefix { !("0"..."9").contains($0) })) }

  /// The numbers in a name, in order.
  private static func numbers(in name: String) -> [Int] {
    name.split { !("0"..."9").contains($0) }.compactMap { Int($0) }
  }
}

extension DeviceCatalogue {
  /// The catalogue's spelling of a device's name, with its window; the name itself where no device has it.
  package static func spelling(of name: String) -> String { renamed(name, \.name) }

  /// The canonical one of a device's names, with its window; the name itself where no device has it.
  static func canonicalName(of name: String) -> String { renamed(name, \.canonicalName) }

  private static func renamed(_ name: String, _ newName: (Entry) -> String) -> String {
    let (base, window) = DeviceNames.parts(of: name)
    return (entry(named: base).map(newName) ?? base) + (window.map { "/\($0)" } ?? "")
  }

  /// The reason why a name means no device: it is the beginning of several, or of none, or its window is unknown.
  package static func fault(of name: String) -> DeviceError {
    let (base, window) = DeviceNames.parts(of: name)
    guard window != nil, let entry = entry(named: base) else {
      let several = DeviceNames.beginning(with: base)
      if several.count > 1 { return .ambiguous(base, names: several) }
      return .unknown(name, nearest: several.isEmpty ? DeviceNames.nearest(to: base) : several)
    }
    let windows = entry.family.splitView == nil ? [] : WindowPlacement.namedParts.map { "\(base)/\($0.name)" }
    return .unknown(name, nearest: Spelling.nearest(to: name, among: windows).map { [$0] } ?? [])
  }
}
