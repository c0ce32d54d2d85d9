import LayoutModel
import LayoutResolution
import LinearProgramming

/// The quantities on the right-hand sides of a tree's program beside constants, and their values in a window.
///
///     0, 1                     the window's width and height
///     2 + 4k ..< 2 + 4k + 4    top, left, bottom, right of the k-th insets that the window gives the root
///     then four for each of the other insets that depend on frames, and two for each view whose text may wrap
///
/// The first `count` quantities are the program's parameters, in which frames are affine. The others are its frozen
/// inputs. They are computed again once frames are known, because UIKit lays out in two passes too
/// (<doc:AutoLayout#Margins-and-safe-area>).
struct Parameters: Sendable {
  /// The first of the four quantities of each of the tree's insets, by the insets' numbers; none for those that are
  /// fixed.
  private let firstQuantities: [OptionalIndex]
  /// The numbers of the tree's insets that aren't fixed, those of the root first.
  private let numbers: [Int32]
  /// The views whose text may wrap, by ascending index, and the quantity that is their text's width.
  let texts: [(view: Int32, quantity: Int32)]
  /// The number of parameters.
  let count: Int
  /// A Boolean that tells whether there are frozen inputs, to be computed again once frames are known.
  let hasFrozenInputs: Bool

  init(_ tree: borrowing ViewTree) {
    let insets = tree.insets
    var firstQuantities = [OptionalIndex](repeating: .none, count: insets.count)
    var numbers: [Int32] = []
    var next: Int32 = 2
    func isGiven(_ insets: ItemInsets) -> Bool { insets.view == 0 && insets.kind != .contentOffset }
    func list(_ isListed: (ItemInsets) -> Bool) {
      for (number, insets) in insets.enumerated() where insets.fixed == nil && isListed(insets) {
        firstQuantities[number] = OptionalIndex(Int(next))
        numbers.append(Int32(number))
        next += 4
      }
    }
    list(isGiven)
    count = Int(next)
    list { !isGiven($0) }
    var texts: [(view: Int32, quantity: Int32)] = []
    for view in tree.wrappingTextViews {
      texts.append((view, next))
      next += 2
    }
    self.firstQuantities = firstQuantities
    self.numbers = numbers
    self.texts = texts
    hasFrozenInputs = Int(next) > count
  }

  /// The number of all quantities, parameters and frozen inputs.
  var quantityCount: Int { 2 + 4 * numbers.count + 2 * texts.count }

  /// The parameter of the window's length along an axis.
  static func window(_ axis: Axis) -> Int { axis == .horizontal ? 0 : 1 }

  /// The quantities of insets at the near and the far side along an axis, or `nil` if they are fixed.
  func insets(_ number: Int32, _ axis: Axis) -> (near: Int, far: Int)? {
    guard let base = firstQuantities[Int(number)].value else { return nil }
    return axis == .horizontal ? (base + 1, base + 3) : (base, base + 2)
  }

  /// The quantity that is the length of a view's text along an axis, if the text may wrap.
  func textLength(of view: Int, _ axis: Axis) -> Int? {
    var (low, high) = (0, texts.count)
    while low < high {
      let middle = (low + high) / 2
      if texts[middle].view < Int32(view) { low = middle + 1 } else { high = middle }
    }
    guard low < texts.count, texts[low].view == Int32(view) else { return nil }
    return Int(texts[low].quantity) + (axis == .horizontal ? 0 : 1)
  }

  /// The meaning of a quantity.
  enum Meaning: Hashable {
    case window(Axis)
    /// An edge of the insets with a number.
    case inset(number: Int, FrameCertificate.Edge)
    /// The length of a view's text.
    case text(view: Int, Axis)
  }

  /// The meaning of a quantity, by its index among the parameters and the frozen inputs behind them.
  func meaning(of quantity: Int) -> Meaning {
    guard quantity >= 2 else { return .window(quantity == 0 ? .horizontal : .vertical) }
    let (number, edge) = (quantity - 2).quotientAndRemainder(dividingBy: 4)
    guard number >= numbers.count else {
      let edges: [FrameCertificate.Edge] = [.top, .left, .bottom, .right]
      return .inset(number: Int(numbers[number]), edges[edge])
    }
    let (text, axis) = (quantity - 2 - 4 * numbers.count).quotientAndRemainder(dividingBy: 2)
    return .text(view: Int(texts[text].view), axis == 0 ? .horizontal : .vertical)
  }

  /// The quantities' values: the parameters', and the frozen inputs'.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - insets: The tree's insets there, by number.
  ///   - sizes: The sizes of the texts that may wrap, in the order of `texts`.
  /// - Returns: A value for each quantity.
  func values(
    _ window: Window, _ insets: [EdgeInsets], _ sizes: [Size]
  ) -> (parameters: [Double], frozenInputs: [Double]) {
    var values = [window.size.width, window.size.height]
    values.reserveCapacity(2 + 4 * numbers.count + 2 * sizes.count)
    for number in numbers {
      let insets = insets[Int(number)]
      values += [insets.top, insets.left, insets.bottom, insets.right]
    }
    for size in sizes { values += [size.width, size.height] }
    return (Array(values[..<count]), Array(values[count...]))
  }
}
