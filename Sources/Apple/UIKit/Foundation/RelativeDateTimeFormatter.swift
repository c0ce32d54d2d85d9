/// Words for how far a date is from another, in English: `in 3 days`, `2 hours ago`.
open class RelativeDateTimeFormatter: Formatter {
  /// The styles of near dates: by number, or by name.
  public enum DateTimeStyle: Int, Sendable {
    case numeric = 0, named
  }
  /// The lengths of the words.
  public enum UnitsStyle: Int, Sendable {
    case full = 0, spellOut, short, abbreviated
  }

  /// The style of near dates, such as yesterday.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The length of the words.
  open var unitsStyle = UnitsStyle.full
  /// The language; the words are English here.
  open var locale: Locale! = .current
  open var calendar: Calendar! = .current

  /// Words for a number of seconds from now.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let units: [(seconds: Double, name: String, short: String, letters: String)] = [
      (31_536_000, "year", "yr.", "y"), (2_592_000, "month", "mo.", "mo"), (604_800, "week", "wk.", "w"),
      (86_400, "day", "day", "d"), (3600, "hour", "hr.", "h"), (60, "minute", "min.", "min"),
      (1, "second", "sec.", "s"),
    ]
    let length = abs(timeInterval)
    guard length.isFinite, let unit = units.first(where: { length >= $0.seconds }) ?? units.last else { return "" }
    let count = Int(min(length / unit.seconds, 1e15))
    if dateTimeStyle == .named, let name = name(of: count, unit.name, isPast: timeInterval < 0) { return name }
    let words =
      switch unitsStyle {
      case .full, .spellOut: "\(count) \(unit.name)\(count == 1 ? "" : "s")"
      case .short: "\(count) \(unit.short)\(count != 1 && unit.short == "day" ? "s" : "")"
      case .abbreviated: "\(count)\(unit.letters)"
      }
    return timeInterval < 0 || timeInterval == 0 && timeInterval.sign == .minus ? "\(words) ago" : "in \(words)"
  }

  private func name(of count: Int, _ unit: String, isPast: Bool) -> String? {
    if count == 0 { return "now" }
    guard count == 1 else { return nil }
    switch unit {
    case "day": return isPast ? "yesterday" : "tomorrow"
    case "year", "month", "week": return "\(isPast ? "last" : "next") \(unit)"
    default: return nil
    }
  }

  /// Words for how far a date is from another.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
  }

  /// Words for parts of a date.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let now = Date()
    return localizedString(for: calendar.date(byAdding: dateComponents, to: now) ?? now, relativeTo: now)
  }

  /// Words for how far a date is from now.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }
}
