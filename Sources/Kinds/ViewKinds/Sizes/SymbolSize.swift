package import LayoutModel

/// The size at which a symbol of the system's catalogue is drawn in a configuration (<doc:Controls#Symbols>).
///
///     width = ems of the symbol × size of its font × scale × weight
///
/// A table has the ems of symbols that are known from stored frames. For others they follow from the proportions that
/// Interface Builder notes for each symbol in a file's `<resources>`: wider symbols are drawn lower, so that all weigh
/// about the same.
package enum SymbolSize {
  /// `UIImage.SymbolScale`.
  package enum Scale: String {
    case small, medium, large

    /// The size relative to the medium scale.
    fileprivate var factor: Double {
      switch self {
      case .small: 0.8
      case .medium: 1
      case .large: 1.29
      }
    }
  }

  /// The default size of the text that symbols go with, in points.
  package static let standardPointSize = 17.0

  /// A symbol as a view shows it.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - noted: The size that the file notes for it, of which only the proportions count; `nil` where it notes none.
  ///   - font: The font that it goes with.
  ///   - scale: Its scale.
  ///   - weight: Its weight.
  /// - Returns: The image, with the possible error of its width.
  package static func image(
    named name: String, noted: Size?, font: Font, scale: Scale, weight: FontWeight
  ) -> ContentSettings.Image {
    let proportions = noted.flatMap { $0.width > 0 && $0.height > 0 ? $0.width / $0.height : nil }
    let estimate = ems(of: name, proportions)
    let points = font.resolved(for: .large).size * scale.factor * weight.factor
    let width = estimate.width * points
    let height = proportions.map { width / $0 } ?? width
    var image = ContentSettings.Image(size: Size(width: width, height: height), font: font)
    image.spread = estimate.spread * points
    image.symbolName = name
    return image
  }

  /// The width of a symbol in the medium scale and the regular weight, in ems, and its possible error.
  private static func ems(of name: String, _ proportions: Double?) -> (width: Double, spread: Double) {
    if let width = measured[name] { return (width, spreadOfMeasured) }
    if isRound(name) { return (round, spreadOfMeasured) }
    guard let proportions else { return (round, spreadOfUnknown) }
    let root = proportions.squareRoot()
    let width = square * root * root.squareRoot()
    let isUsual = (leastUsual...mostUsual).contains(width)
    return (min(max(width, least), most), isUsual ? spreadOfNoted : spreadOfUnknown)
  }

  /// Tells whether a symbol is a circle around something, such as `info.circle`.
  private static func isRound(_ name: String) -> Bool {
    name == "circle" || name == "circle.fill" || [".circle", ".circle.fill"].contains(where: name.hasSuffix)
  }

  /// The width of a circle, in ems.
  private static let round = 1.16
  /// The width of other symbols with equal sides, in ems; others' widths go with the proportions to the power of three quarters.
  private static let square = 1.12
  /// The range of widths in which symbols were seen to follow their proportions.
  private static let leastUsual = 0.7
  private static let mostUsual = 1.6
  private static let least = 0.3
  private static let most = 1.6
  private static let spreadOfMeasured = 0.05
  private static let spreadOfNoted = 0.17
  private static let spreadOfUnknown = 0.4

  /// The widths in ems that are known from stored frames.
  private static let measured: [String: Double] = [
    "antenna.radiowaves.left.and.right.slash": 1.216,
    "bell.badge": 1.118,
    "bin.xmark": 1.412,
    "calendar": 1.235,
    "chart.bar.fill": 1.47,
    "checkmark.seal.fill": 1.314,
    "checkmark.shield.fill": 1.039,
    "chevron.backward": 0.74,
    "chevron.forward": 0.74,
    "chevron.left": 0.74,
    "chevron.right": 0.74,
    "doc.text.fill": 1.003,
    "envelope.fill": 1.428,
    "exclamationmark.octagon.fill": 1.255,
    "hand.raised.fill": 1.176,
    "lock": 1.056,
    "lock.rotation": 1.196,
    "lock.shield": 1.049,
    "memories": 1.295,
    "nosign": 1.16,
    "play.fill": 0.844,
    "plus": 1.053,
    "rectangle.portrait.and.arrow.right": 1.373,
    "square.and.arrow.up": 1.114,
    "square.and.pencil": 1.205,
    "tag.fill": 1.333,
    "text.badge.checkmark": 1.235,
    "timer": 1.167,
    "trash": 1.143,
    "xmark.bin": 1.412,
    "xmark.bin.fill": 1.412,
  ]
}

extension FontWeight {
  /// The width of a symbol of a weight relative to the regular one: a hundredth more for each step.
  fileprivate var factor: Double {
    switch self {
    case .ultraLight: 0.97
    case .thin: 0.98
    case .light: 0.99
    case .regular: 1
    case .medium: 1.01
    case .semibold: 1.02
    case .bold: 1.03
    case .heavy: 1.04
    case .black: 1.05
    }
  }
}
