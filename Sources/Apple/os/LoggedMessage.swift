import Foundation
import Synchronization

/// A message that the process logged.
package struct LoggedMessage: Sendable {
  package let date: Date
  package let type: OSLogType
  package let subsystem: String
  package let category: String
  package let text: String

  /// The most messages that are kept; the latest are.
  private static let maximum = 10_000
  private static let kept = Mutex<[LoggedMessage]>([])

  /// All that are kept, the oldest first.
  package static var all: [LoggedMessage] { kept.withLock { $0 } }

  fileprivate func keep() {
    Self.kept.withLock { messages in
      if messages.count == Self.maximum { messages.removeFirst(Self.maximum / 2) }
      messages.append(self)
    }
  }

  /// A format's text with its values. The readers of a value, as in `%{public}@`, are left out.
  ///
  /// A format with too few values, or with values of another kind, stays as it is: formatting would read other memory.
  static func text(_ format: StaticString, _ values: [any CVarArg]) -> String {
    guard !values.isEmpty else { return format.description }
    var (plain, isReader) = ("", false)
    for letter in format.description {
      if letter == "{", plain.last == "%" { isReader = true }
      if !isReader { plain.append(letter) }
      if letter == "}" { isReader = false }
    }
    return fits(plain, values) ? String(format: plain, arguments: values) : plain
  }

  /// Tells whether each conversion of a format has a value of its kind: objects for `%@`, numbers for the others.
  private static func fits(_ format: String, _ values: [any CVarArg]) -> Bool {
    var left = values[...]
    var isConversion = false
    for letter in format {
      guard isConversion else {
        isConversion = letter == "%"
        continue
      }
      if letter == "%" {
        isConversion = false
      } else if letter == "@" || numbers.contains(letter) {
        // Here a number is an object too, as it can be made one.
        guard let value = left.popFirst() else { return false }
        let isNumber = value is any BinaryInteger || value is any BinaryFloatingPoint
        guard letter == "@" ? value is NSObject && !isNumber : isNumber else { return false }
        isConversion = false
      } else if !settings.contains(letter) {
        return false
      }
    }
    return left.isEmpty && !isConversion
  }

  /// The letters of conversions of numbers, and what stands between them and the `%`.
  private static let numbers = Set("dDiuUxXoOfFeEgGaAc")
  private static let settings = Set("0123456789.+-# 'hlqLzjt")
}

extension OSLog {
  /// Keeps a message, whose text is made only then.
  func keep(_ type: OSLogType, _ text: () -> String) {
    guard isEnabled(type: type) else { return }
    LoggedMessage(date: Date(), type: type, subsystem: subsystem, category: category, text: text()).keep()
  }
}
