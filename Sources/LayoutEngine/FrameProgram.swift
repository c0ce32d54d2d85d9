import LayoutModel

/// Every view's frame as a sum of constants and multiples of another frame's size, in flat arrays: superviews stand
/// before their subviews, so one pass in order evaluates all.
///
///     frame[i] = base[i] + share[i] * (width, height, width, height) of frame[reference[i]]
///
/// A view that follows its mask refers to its superview; one that constraints place refers to the window, the frame of
/// the root. What a frame takes from other parameters (heights in x, insets, margins) stands apart, for it is rare.
struct FrameProgram: Sendable {
  /// A parameter's part in one number of a frame.
  struct Extra: Sendable {
    let view: Int32
    /// The number's place in a frame: x, y, width, height.
    let part: Int
    let parameter: Int
    let coefficient: Double
  }

  private let references: [Int32]
  private var bases: [SIMD4<Double>]
  private var shares: [SIMD4<Double>]
  /// By view, ascending.
  private var extras: [Extra] = []

  /// The program of a tree whose views all follow their masks.
  init(_ tree: ViewTree, _ unknowns: Unknowns) {
    var references: [Int32] = []
    var bases: [SIMD4<Double>] = []
    var shares: [SIMD4<Double>] = []
    references.reserveCapacity(tree.count)
    bases.reserveCapacity(tree.count)
    shares.reserveCapacity(tree.count)
    references.append(0)
    bases.append(.zero)
    shares.append(.zero)
    for view in 1..<max(1, tree.count) {
      if unknowns.isSolved(view) {
        references.append(0)
        bases.append(.zero)
        shares.append(.zero)
        continue
      }
      let superview = Int(tree.parents[view])
      let horizontal = AutoresizingRule(tree, view, in: superview, along: .horizontal)
      let vertical = AutoresizingRule(tree, view, in: superview, along: .vertical)
      references.append(Int32(superview))
      bases.append([horizontal.position, vertical.position, horizontal.length, vertical.length])
      shares.append([
        horizontal.positionShare, vertical.positionShare, horizontal.lengthShare, vertical.lengthShare,
      ])
      let declared = SIMD4(
        horizontal.superLength, vertical.superLength, horizontal.superLength, vertical.superLength)
      bases[view] -= shares[view] * declared
    }
    self.references = references
    self.bases = bases
    self.shares = shares
  }

  /// Enters the solved views' frames.
  ///
  /// - Parameters:
  ///   - views: Their places in the tree, ascending.
  ///   - forms: Their columns' affine forms (`Unknowns`).
  ///   - parameters: What the forms' coefficients, behind the constant, are multiplied by.
  mutating func enter(_ views: [Int32], _ forms: [Double], of parameters: [WindowParameter]) {
    let width = parameters.count + 1
    let places = [WindowParameter.width, .height].map { parameters.firstIndex(of: $0).map { $0 + 1 } }
    extras = []
    for (place, view) in views.enumerated() {
      var base = SIMD4<Double>.zero
      var share = SIMD4<Double>.zero
      for part in 0..<4 {
        let form = (4 * place + Unknowns.column(ofPart: part)) * width
        let own = places[part & 1]
        base[part] = forms[form]
        if let own { share[part] = forms[form + own] }
        for other in 1..<width where other != own && abs(forms[form + other]) > Self.noise {
          extras.append(
            Extra(
              view: view, part: part, parameter: parameters[other - 1].rawValue, coefficient: forms[form + other]))
        }
      }
      bases[Int(view)] = base
      shares[Int(view)] = share
    }
  }

  /// A coefficient below this is zero but for rounding.
  private static let noise = 1e-13

  /// Evaluates every view's frame, in preorder.
  ///
  /// - Parameters:
  ///   - size: The window's size, which is the root's frame.
  ///   - parameters: All window parameters' values.
  ///   - frames: What is overwritten: a frame for each view.
  /// - Returns: The largest number of all frames, without its sign.
  func evaluate(size: Size, parameters: [Double], into frames: UnsafeMutableBufferPointer<Rect>) -> Double {
    var largest = SIMD4<Double>.zero
    var next = 1
    unsafe frames[0] = Rect(size)
    for extra in extras {
      // Views that stand before this one may not wait: those behind may refer to it.
      let view = Int(extra.view)
      if view >= next {
        unsafe evaluate(next..<view + 1, into: frames, &largest)
        next = view + 1
      }
      let amount = extra.coefficient * parameters[extra.parameter]
      largest[extra.part] = max(largest[extra.part], abs(amount))
      switch extra.part {
      case 0: unsafe frames[view].x += amount
      case 1: unsafe frames[view].y += amount
      case 2: unsafe frames[view].width += amount
      default: unsafe frames[view].height += amount
      }
    }
    unsafe evaluate(next..<frames.count, into: frames, &largest)
    return max(largest.max(), size.width, size.height)
  }

  @inline(__always)
  private func evaluate(
    _ views: Range<Int>, into frames: UnsafeMutableBufferPointer<Rect>, _ largest: inout SIMD4<Double>
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
            largest.replace(with: frame, where: frame .> largest)
            largest.replace(with: -frame, where: -frame .> largest)
          }
        }
      }
    }
  }
}
