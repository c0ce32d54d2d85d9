import Documents

/// The part of a screen that an application's window has.
///
/// The catalogue knows each after a device's name and a slash: `ipad-pro-11/oneHalf`, `ipad-pro-11/507x1194`.
public enum WindowPlacement: Hashable, Sendable {
  /// The whole screen.
  case fullScreen
  /// The smaller part of a split view.
  case oneThird
  /// One of two equal parts of a split view.
  case oneHalf
  /// The larger part of a split view.
  case twoThirds
  /// The column over another application.
  case slideOver
  /// A window of a size, in points, the same in every orientation.
  case size(Size)

  /// The parts of a pad's screen that have names, the narrowest first.
  package static let namedParts: [(name: String, placement: WindowPlacement)] = [
    ("slideOver", .slideOver), ("oneThird", .oneThird), ("oneHalf", .oneHalf), ("twoThirds", .twoThirds),
  ]

  /// The part of a screen by its name: one of `namedParts`, or a size, `507x1194`.
  init?(name: Substring) {
    if let part = Self.namedParts.first(where: { $0.name == name }) {
      self = part.placement
    } else if let size = Size(text: name) {
      self = .size(size)
    } else {
      return nil
    }
  }

  /// The window's size on a screen.
  ///
  /// The two applications of a split view share the room beside the divider of 10 points
  /// (<doc:Devices#Windows-beside-others>, inferred there from rows that it reproduces). A slide over has the
  /// screen's height.
  ///
  /// - Parameters:
  ///   - screen: The screen's size in the interface's orientation, in points.
  ///   - isLandscape: A Boolean that tells whether the interface is in landscape.
  /// - Returns: The size, in points.
  package func size(on screen: Size, isLandscape: Bool) -> Size {
    let shared = screen.width - Self.divider
    let oneThird = Self.oneThird(of: screen, isLandscape: isLandscape)
    let width =
      switch self {
      case .fullScreen: screen.width
      case .oneThird: oneThird
      case .oneHalf: shared / 2
      case .twoThirds: shared - oneThird
      case .slideOver: Self.slideOver(on: screen)
      case .size(let size): size.width
      }
    guard case .size(let size) = self else { return Size(width: width, height: screen.height) }
    return size
  }

  private static let divider = 10.0
  /// The two widths of a narrow part.
  private static let narrow = 320.0, wide = 375.0

  /// The width of a split view's smaller part.
  ///
  /// In landscape it is 320 of 1024 to 1112 points, and 375 of 1180 and more. Widths between aren't sourced, and get
  /// 320. In portrait it is 320 of up to 834 points, and 375 of 1024, likewise.
  private static func oneThird(of screen: Size, isLandscape: Bool) -> Double {
    screen.width >= (isLandscape ? 1_180 : 1_024) ? wide : narrow
  }

  /// The width of a slide over, 375 points on large pads (<doc:Devices#Windows-beside-others>). No source says
  /// which are large; here those of 12.9 inches and more, where one third in portrait is 375 points too.
  private static func slideOver(on screen: Size) -> Double {
    min(screen.width, screen.height) >= 1_024 ? wide : narrow
  }
}

extension Size {
  /// The size as a text, such as `507x1194`.
  package var text: String { "\(JSONText.thousandths(width))x\(JSONText.thousandths(height))" }

  /// The size that a text such as `507x1194` stands for: two numbers of at least 1, in points, to the thousandth.
  package init?(text: some StringProtocol) {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { part -> Double? in
      let isPlain = part.utf8.allSatisfy { $0 == UInt8(ascii: ".") || (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= $0 }
      guard isPlain, let number = Double(part)?.thousandths, number >= 1, Magnitude.isSound(number) else {
        return nil
      }
      return number
    }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1] else { return nil }
    self.init(width: width, height: height)
  }
}
