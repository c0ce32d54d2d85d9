public import Foundation

/// Words for a length of time, in English: `2:46:40`, `2 hours, 46 minutes`.
open class DateComponentsFormatter: Formatter {
  /// The lengths of the words.
  public enum UnitsStyle: Int, Sendable {
    case positional = 0, abbreviated, short, full, spellOut, brief
  }

  /// The treatment of units without a value.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Those before the first value are left out, and of words all.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// All are there, and numbers between colons have two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// The length of the words.
  open var unitsStyle = UnitsStyle.positional
  /// The units that are told. Where there are none: those of parts of a date that have a value, and of lengths all from years to seconds.
  open var allowedUnits: NSCalendar.Unit = []
  /// The treatment of units without a value.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar that counts.
  open var calendar: Calendar? = .current
  /// The date from which lengths are counted, as months differ; today where there is none.
  open var referenceDate: Date?
  /// The number of units that are told, the largest first; all where it is 0.
  open var maximumUnitCount = 0
  /// A Boolean that tells whether “About” stands before the words.
  open var includesApproximationPhrase = false
  /// A Boolean that tells whether “remaining” stands behind the words.
  open var includesTimeRemainingPhrase = false
  open var formattingContext = Formatter.Context.unknown

  /// Words for the value of parts of a date.
  open override func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap { string(from: $0) } }

  /// Words for parts of a date.
  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date()
    let own = DurationUnit.allCases.filter { components.value(for: $0.component) != nil }
    return (calendar ?? .current).date(byAdding: components, to: start).flatMap {
      string(from: start, to: $0, in: allowedUnits.isEmpty ? own : units)
    }
  }

  /// Words for a number of seconds.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite else { return nil }
    let start = referenceDate ?? Date()
    return string(from: start, to: start.addingTimeInterval(ti))
  }

  /// Words for the time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: startDate, to: endDate, in: units)
  }

  private var units: [DurationUnit] {
    DurationUnit.allCases.filter { allowedUnits.isEmpty || allowedUnits.contains($0.unit) }
  }

  private func string(from startDate: Date, to endDate: Date, in units: [DurationUnit]) -> String? {
    let parts = (calendar ?? .current).dateComponents(Set(units.map(\.component)), from: startDate, to: endDate)
    var values = units.map { (unit: $0, value: abs(parts.value(for: $0.component) ?? 0)) }
    drop(from: &values)
    guard !values.isEmpty else { return nil }
    if maximumUnitCount > 0 { values = Array(values.prefix(maximumUnitCount)) }
    let sign = endDate < startDate && values.contains { $0.value != 0 } ? "-" : ""
    let words = (includesApproximationPhrase ? "About " : "") + sign + text(of: values)
    return includesTimeRemainingPhrase ? "\(words) remaining" : words
  }

  /// Words for parts of a date.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  // MARK: - Zeros

  /// Leaves out units without a value; one is left.
  private func drop(from values: inout [(unit: DurationUnit, value: Int)]) {
    guard !zeroFormattingBehavior.contains(.pad), let last = values.last else { return }
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) { behavior.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll) }
    let first = values.firstIndex { $0.value != 0 } ?? values.endIndex
    let end = (values.lastIndex { $0.value != 0 } ?? -1) + 1
    values = values.enumerated().filter { place, entry in
      entry.value != 0
        || !behavior.contains(place < first ? .dropLeading : place >= end ? .dropTrailing : .dropMiddle)
    }.map(\.element)
    if values.isEmpty { values = [last] }
  }

  // MARK: - Words

  private func text(of values: [(unit: DurationUnit, value: Int)]) -> String {
    switch unitsStyle {
    case .positional: positions(of: values)
    case .abbreviated: values.map { "\($0.value)\($0.unit.letters)" }.joined(separator: " ")
    case .short: values.map { "\($0.value) \($0.unit.shortName(of: $0.value))" }.joined(separator: ", ")
    case .full: values.map { "\($0.value) \($0.unit.name(of: $0.value))" }.joined(separator: ", ")
    case .spellOut: values.map { "\(spelled($0.value)) \($0.unit.name(of: $0.value))" }.joined(separator: ", ")
    case .brief: values.map { "\($0.value)\($0.unit.shortName(of: $0.value))" }.joined(separator: " ")
    }
  }

  /// Hours, minutes and seconds between colons, behind larger units with their letters.
  private func positions(of values: [(unit: DurationUnit, value: Int)]) -> String {
    let large = values.prefix { $0.unit < .hour }.map { "\($0.value)\($0.unit.letters)" }
    let isPadded = zeroFormattingBehavior.contains(.pad)
    let clock = values.drop { $0.unit < .hour }.enumerated().map { place, entry in
      let digits = String(entry.value)
      return digits.count == 1 && values.count > 1 && (place > 0 || isPadded) ? "0\(digits)" : digits
    }
    return (large + (clock.isEmpty ? [] : [clock.joined(separator: ":")])).joined(separator: " ")
  }

  private func spelled(_ number: Int) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    formatter.locale = Locale(identifier: "en_US")
    return formatter.string(from: NSNumber(value: number)) ?? String(number)
  }
}

/// A unit of lengths of time, the largest first.
private enum DurationUnit: Int, CaseIterable, Comparable {
  case year, month, week, day, hour, minute, second

  static func < (left: DurationUnit, right: DurationUnit) -> Bool { left.rawValue < right.rawValue }

  var unit: NSCalendar.Unit {
    [.year, .month, .weekOfMonth, .day, .hour, .minute, .second][rawValue]
  }

  var component: Calendar.Component {
    [.year, .month, .weekOfMonth, .day, .hour, .minute, .second][rawValue]
  }

  var letters: String { ["y", "mo", "w", "d", "h", "m", "s"][rawValue] }

  func name(of number: Int) -> String {
    ["year", "month", "week", "day", "hour", "minute", "second"][rawValue] + (abs(number) == 1 ? "" : "s")
  }

  func shortName(of number: Int) -> String {
    ["yr", "mth", "wk", "day", "hr", "min", "sec"][rawValue] + (abs(number) == 1 || self > .day ? "" : "s")
  }
}
