import LayoutModel
import LayoutResolution

/// Every view's frame as a sum of constants and multiples of another frame's size, in flat arrays. Superviews stand
/// before their subviews, so a single pass in order evaluates all.
///
///     frame[i] = base[i] + share[i] * (width, height, width, height) of frame[reference[i]]
///
/// A view placed by its mask refers to its superview. A view that constraints place refers to the window, which is the frame of the root.
/// Other parameters (heights in x, insets, margins, text) are rare, and kept separately.
struct FrameProgram: Sendable {
  /// One of the four numbers of a frame, in their order here.
  enum Part: Int, CaseIterable {
    case x, y, width, height

    var axis: Axis { self == .x || self == .width ? .horizontal : .vertical }
  }

  /// A parameter's coefficient in one number of a frame.
  struct Extra: Sendable {
    let view: Int32
    let part: Part
    let parameter: Int
    let coefficient: Double
  }

  private var references: [Int32] = []
  private var bases: [SIMD4<Double>] = []
  private var shares: [SIMD4<Double>] = []
  /// The coefficients of other parameters, ascending by view.
  private(set) var extras: [Extra] = []

  /// Creates the program of the views that follow their masks.
  init(masksOf items: borrowing TreeItems) {
    guard items.unknowns.views.count < items.count - 1 else { return }
    reserve(items.count)
    for view in 0..<items.count {
      guard view > 0, !items.unknowns.isSolved(view) else {
        append(0, .zero, .zero)
        continue
      }
      let horizontal = items.autoresizing(of: view, along: .horizontal)
      let vertical = items.autoresizing(of: view, along: .vertical)
      let shares = SIMD4(
        horizontal.positionShare, vertical.positionShare, horizontal.lengthShare, vertical.lengthShare)
      let declared = SIMD4(
        horizontal.superLength, vertical.superLength, horizontal.superLength, vertical.superLength)
      let frame = SIMD4(horizontal.position, vertical.position, horizontal.length, vertical.length)
      append(items.superview(of: view), frame - shares * declared, shares)
    }
  }

  private mutating func reserve(_ count: Int) {
    references.reserveCapacity(count)
    bases.reserveCapacity(count)
    shares.reserveCapacity(count)
  }

  private mutating func append(_ reference: Int, _ base: SIMD4<Double>, _ share: SIMD4<Double>) {
    references.append(Int32(reference))
    bases.append(base)
    shares.append(share)
  }

  /// Enters the solved views' frames.
  ///
  /// - Parameters:
  ///   - views: Their indices in the tree, ascending.
  ///   - count: The number of views in the tree.
  ///   - forms: Their columns' affine forms (`Unknowns`).
  ///   - parameters: The parameters that the forms' coefficients, behind the constant, belong to.
  mutating func enter(_ views: [Int32], of count: Int, _ forms: [Double], _ parameters: [Int]) {
    let width = parameters.count + 1
    let isFresh = bases.isEmpty
    if isFresh {
      reserve(count)
      append(0, .zero, .zero)
    }
    extras = []
    let (own, other) = (
      parameters.firstIndex(of: Parameters.window(.horizontal)), parameters.firstIndex(of: Parameters.window(.vertical))
    )
    for (index, view) in views.enumerated() {
      // The columns are in the order x, width, y, height.
      let x = 4 * index * width
      let (length, y, height) = (x + width, x + 2 * width, x + 3 * width)
      let base = SIMD4(forms[x], forms[y], forms[length], forms[height])
      let across = own.map { SIMD2(forms[x + 1 + $0], forms[length + 1 + $0]) } ?? .zero
      let down = other.map { SIMD2(forms[y + 1 + $0], forms[height + 1 + $0]) } ?? .zero
      let share = SIMD4(across[0], down[0], across[1], down[1])
      if isFresh {
        append(0, base, share)
      } else {
        bases[Int(view)] = base
        shares[Int(view)] = share
      }
      func note(_ part: Part, _ form: Int, but window: Int?) {
        for offset in parameters.indices where offset != window {
          let coefficient = forms[form + 1 + offset]
          guard abs(coefficient) > Self.noise else { continue }
          extras.append(Extra(view: view, part: part, parameter: parameters[offset], coefficient: coefficient))
        }
      }
      note(.x, x, but: own)
      note(.y, y, but: other)
      note(.width, length, but: own)
      note(.height, height, but: other)
    }
  }

  /// The size below which a coefficient counts as a rounding error.
  private static let noise = 1e-13

  /// A view's frame without its extras, given the frames before it.
  func affineFrame(of view: Int, in frames: [AffineFrame]) -> AffineFrame {
    let zero = AffineNumber(0)
    guard view > 0 else {
      return AffineFrame(
        x: zero, y: zero, width: AffineNumber(0, width: 1),
        height: AffineNumber(0, height: 1))
    }
    let outer = frames[Int(references[view])]
    let lengths = [outer.width, outer.height, outer.width, outer.height]
    let parts = (0..<4).map { part in
      AffineNumber(bases[view][part]) + shares[view][part] * lengths[part]
    }
    return AffineFrame(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
  }

  /// Evaluates every view's frame, in preorder.
  ///
  /// - Parameters:
  ///   - size: The window's size, which is the root's frame.
  ///   - parameters: All parameters' values; not needed if there are no `extras`.
  ///   - frames: The frames to overwrite, one for each view.
  /// - Returns: The sum of all numbers' squares, a cheap test for numbers that are out of bounds.
  func evaluate(size: Size, parameters: [Double], into frames: UnsafeMutableBufferPointer<Rect>) -> Double {
    var squares = SIMD4<Double>.zero
    var next = 1
    unsafe frames[0] = Rect(size)
    for extra in extras {
      // The views up to this one are evaluated now, because later views may refer to them.
      let view = Int(extra.view)
      if view >= next {
        unsafe evaluate(next..<view + 1, into: frames, &squares)
        next = view + 1
      }
      let amount = extra.coefficient * parameters[extra.parameter]
      squares[extra.part.rawValue] += amount * amount
      switch extra.part {
      case .x: unsafe frames[view].x += amount
      case .y: unsafe frames[view].y += amount
      case .width: unsafe frames[view].width += amount
      case .height: unsafe frames[view].height += amount
      }
    }
    unsafe evaluate(next..<frames.count, into: frames, &squares)
    return squares.sum()
  }

  @inline(__always)
  private func evaluate(
    _ views: Range<Int>, into frames: UnsafeMutableBufferPointer<Rect>, _ squares: inout SIMD4<Double>
  ) {
    precondition(views.upperBound <= references.count && views.upperBound <= frames.count, "a frame for each view")
    unsafe references.withUnsafeBufferPointer { references in
      unsafe bases.withUnsafeBufferPointer { bases in
        unsafe shares.withUnsafeBufferPointer { shares in
          for view in views {
            let outer = unsafe frames[Int(references[view])]
            let size = SIMD4(outer.width, outer.height, outer.width, outer.height)
            let frame = unsafe bases[view] + shares[view] * size
            unsafe frames[view] = Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
            squares += frame * frame
          }
        }
      }
    }
  }
}
