import LayoutModel

/// The measured sizes of long texts, kept from one measurement to the next.
///
/// - *Key*: a text with its fonts, the maximum number of lines, and a width; a size is also given for the other widths at
///   which the text breaks at the same places.
/// - *Bound*: the latest `maximumTexts` texts, and the latest `maximumWidths` of each. Short texts aren't kept: measuring
///   one takes hardly longer than finding it.
/// - *End*: nothing empties it. The memory is freed with its measurer, which a library of plans makes.
final class TextMemory: Sendable {
  private struct Entry {
    let text: MeasuredText
    let length: Int
    let numberOfLines: Int
    var sizes: [(broken: BrokenText, isEndless: Bool)]

    /// Tells whether the entry is about a text. Texts of one storage are equal at once.
    func isAbout(_ other: MeasuredText, _ length: Int, _ numberOfLines: Int) -> Bool {
      self.length == length && self.numberOfLines == numberOfLines && text == other
    }

    /// Returns the size at a width; `nil` if it isn't known.
    func size(at width: Double?) -> BrokenText? {
      let room = width.map(TextLines.room) ?? .infinity
      return sizes.first { broken, isEndless in
        room < .infinity ? !isEndless && broken.widths.contains(room) : isEndless
      }?.broken
    }
  }

  private let entries = Guarded<[Entry]>([])

  /// The minimum length of a text that is kept, in bytes.
  static let leastLength = 1_000
  private static let maximumTexts = 64
  private static let maximumWidths = 64

  /// Returns a text's size at a width, which is measured if it isn't known.
  func size(
    of text: MeasuredText, width: Double?, numberOfLines: Int,
    measuring measure: (MeasuredText, Double?, Int) -> BrokenText
  ) -> BrokenText {
    let length = text.text.utf8.count
    guard length >= Self.leastLength else { return measure(text, width, numberOfLines) }
    let known = entries.withLock { entries in
      entries.first { $0.isAbout(text, length, numberOfLines) }?.size(at: width)
    }
    if let known { return known }
    let broken = measure(text, width, numberOfLines)
    let isEndless = width.map(TextLines.room) ?? .infinity == .infinity
    entries.withLock { entries in
      let place = entries.firstIndex { $0.isAbout(text, length, numberOfLines) }
      var entry =
        place.map { entries.remove(at: $0) }
        ?? Entry(text: text, length: length, numberOfLines: numberOfLines, sizes: [])
      entry.sizes = [(broken, isEndless)] + entry.sizes.prefix(Self.maximumWidths - 1)
      entries = [entry] + entries.prefix(Self.maximumTexts - 1)
    }
    return broken
  }
}

/// A text's size in points, unrounded, and its breaks.
struct BrokenText: Sendable {
  let size: Size
  /// The number of lines.
  let lineCount: Int
  /// The widths at which the text breaks at the same places (`TextLines.widths`).
  let widths: Range<Double>
}
