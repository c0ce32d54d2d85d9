import Synchronization

/// A use, at run time, of something that is accepted and has no effect here: drawing, what the user feels, what needs a device.
///
///     for use in UIKitUse.notModelled { print(use.symbol, use.place ?? "", use.count) }
public struct UIKitUse: Hashable, Sendable {
  public let symbol: String
  /// The class whose layout used it; `nil` for a use outside of layouts.
  public let place: String?
  /// The number of uses.
  public let count: Int

  private struct Key: Hashable {
    let symbol: String
    let place: String?
  }

  private struct Uses {
    var counts: [Key: Int] = [:]
    var place: AnyClass?
  }

  private static let uses = Mutex(Uses())

  /// The uses so far, each once by symbol and place, by their names.
  public static var notModelled: [UIKitUse] {
    uses.withLock { uses in
      uses.counts.map { UIKitUse(symbol: $0.key.symbol, place: $0.key.place, count: $0.value) }
    }.sorted { ($0.symbol, $0.place ?? "") < ($1.symbol, $1.place ?? "") }
  }

  /// Forgets all uses so far.
  public static func reset() { uses.withLock { $0.counts = [:] } }

  static func note(_ symbol: StaticString) {
    uses.withLock { uses in
      uses.counts[Key(symbol: "\(symbol)", place: uses.place.map { "\($0)" }), default: 0] += 1
    }
  }

  /// Lets uses count for a class from now on; for none with `nil`.
  ///
  /// - Returns: The class for which they counted before.
  @discardableResult
  static func setPlace(_ place: AnyClass?) -> AnyClass? {
    uses.withLock { uses in
      let former: AnyClass? = uses.place
      uses.place = place
      return former
    }
  }
}
