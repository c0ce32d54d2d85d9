import Documents
import LayoutEngine
import LayoutModel

/// The proofs of assertions in a plane of sizes: the polygons where each fails, decided at the corners of each part.
struct PlaneProofs: Sendable {
  private var proofs: [Proof] = []

  fileprivate struct Proof: Sendable {
    let comparison: Comparison
    let offset: Int
    var failures: [Polygon] = []
    var witness: (size: Size, by: Double, isWhole: Bool)?
  }

  init(_ comparisons: [Comparison]) {
    var offset = 0
    for comparison in comparisons {
      proofs.append(Proof(comparison: comparison, offset: offset))
      offset += comparison.count
    }
  }

  /// Adds a part of the plane.
  mutating func add(_ facet: Facet) {
    guard !facet.probe.numbers.isEmpty else { return }
    for index in proofs.indices {
      let comparison = proofs[index].comparison
      let first = facet.probe.frameCount + proofs[index].offset
      let forms = Array(facet.numbers[first..<first + comparison.count])
      guard let scope = comparison.assertion.scope(in: facet.polygon) else { continue }
      let parts: [Polygon]
      if comparison.isDisjunction {
        parts = [forms.reduce(scope as Polygon?) { rest, form in rest?.clipped(by: form.failing) }].compactMap(\.self)
      } else {
        // The failing parts are made disjoint, so that none is reported twice.
        var rest: Polygon? = scope
        parts = forms.compactMap { form in
          defer { rest = rest?.clipped(by: form.failing.opposite) }
          return rest?.clipped(by: form.failing)
        }
      }
      for part in parts {
        let amounts = part.corners.map { corner in LineProof.amount(forms.map { $0[corner] }, comparison.isDisjunction)
        }
        guard let most = amounts.max(), most > SweepTolerances.lacking else { continue }
        proofs[index].failures.append(part)
        for size in Self.candidates(in: part) {
          let amount = LineProof.amount(forms.map { $0[size] }, comparison.isDisjunction)
          if amount > SweepTolerances.lacking { proofs[index].propose(size, amount) }
        }
      }
    }
  }

  /// Adds a line walk along edges, of which only sizes that fail on the edge alone are kept.
  mutating func add(_ part: LineWalk.Part, of line: SizeLine) {
    guard !proofs.isEmpty else { return }
    switch part {
    case .point(let probe, _): add(probe)
    case .strip(let strip):
      guard !strip.start.numbers.isEmpty else { return }
      for index in proofs.indices { add(strip, to: index) }
    }
  }

  private mutating func add(_ strip: Strip, to index: Int) {
    let comparison = proofs[index].comparison
    let first = strip.start.frameCount + proofs[index].offset
    let forms = (first..<first + comparison.count).map { (strip.constants[$0], strip.slopes[$0]) }
    let ends = strip.line.place(of: strip.start.size)...strip.line.place(of: strip.end.size)
    for range in LineProof.failures(of: forms, comparison.isDisjunction, in: ends) {
      let corners = [range.lowerBound, range.upperBound].map(strip.line.size(at:))
      let middle = strip.line.size(at: (range.lowerBound + range.upperBound) / 2)
      guard (corners + [middle]).allSatisfy(comparison.assertion.speaks(of:)),
        !proofs[index].failures.contains(where: { failure in (corners + [middle]).allSatisfy(failure.contains) })
      else { continue }
      proofs[index].failures.append(Polygon(corners))
      let whole = strip.line.size(at: strip.line.place(of: middle).rounded())
      for size in [whole, middle] where range.contains(strip.line.place(of: size)) {
        let along = strip.line.place(of: size)
        proofs[index].propose(size, LineProof.amount(forms.map { $0.0 + $0.1 * along }, comparison.isDisjunction))
      }
    }
  }

  /// Returns how much an assertion lacks at a single size.
  ///
  /// - Parameters:
  ///   - index: The assertion's position.
  ///   - probe: The layout in a window of that size.
  /// - Returns: The shortfall in points; 0 where it says nothing, or UIKit throws.
  func shortfall(of index: Int, in probe: WindowProbe) -> Double {
    let comparison = proofs[index].comparison
    guard !probe.numbers.isEmpty, comparison.assertion.speaks(of: probe.size) else { return 0 }
    let first = probe.frameCount + proofs[index].offset
    return LineProof.amount(Array(probe.numbers[first..<first + comparison.count]), comparison.isDisjunction)
  }

  /// Adds a single size.
  mutating func add(_ probe: WindowProbe) {
    for index in proofs.indices {
      let amount = shortfall(of: index, in: probe)
      guard amount > SweepTolerances.lacking else { continue }
      if !proofs[index].failures.contains(where: { $0.contains(probe.size) }) {
        proofs[index].failures.append(Polygon([probe.size]))
      }
      proofs[index].propose(probe.size, amount)
    }
  }

  /// Returns sizes inside a polygon, near its corners: in whole points if possible, and in thousandths.
  private static func candidates(in polygon: Polygon) -> [Size] {
    let planes = polygon.halfPlanes
    func isInside(_ size: Size) -> Bool { planes.allSatisfy { $0.excess(of: size) < -SweepTolerances.edge } }
    let middle = polygon.middle
    return (polygon.corners + [middle]).flatMap { corner -> [Size] in
      let inward = Size(
        width: corner.width + (middle.width < corner.width ? -SweepTolerances.witness : SweepTolerances.witness),
        height: corner.height + (middle.height < corner.height ? -SweepTolerances.witness : SweepTolerances.witness))
      var sizes = [Size(width: inward.width.thousandths, height: inward.height.thousandths)]
      for width in [corner.width.rounded(.down), corner.width.rounded(.down) + 1, corner.width.rounded(.up) - 1] {
        for height in [corner.height.rounded(.down), corner.height.rounded(.down) + 1, corner.height.rounded(.up) - 1] {
          sizes.append(Size(width: width, height: height))
        }
      }
      return sizes
    }.filter(isInside)
  }

  /// The results of the assertions, in their order.
  var results: [AssertionResult] {
    proofs.map { proof in
      let polygons = Self.joined(proof.failures)
      return AssertionResult(
        assertion: proof.comparison.assertion,
        fails: polygons.map { polygon in
          AssertionResult.Failure(
            within: polygon.halfPlanes,
            width: polygon.widths, height: polygon.heights)
        }, witness: proof.witness?.size, by: (proof.witness?.by ?? 0).simplified(within: SweepTolerances.fraction))
    }
  }

  /// Joins polygons whose union is convex.
  private static func joined(_ polygons: [Polygon]) -> [Polygon] {
    let points = polygons.filter { $0.corners.count < 3 }
    return (Polygon.joined(polygons.filter { $0.corners.count > 2 }).map(\.polygon) + points).sorted {
      ($0.widths.lowerBound, $0.heights.lowerBound) < ($1.widths.lowerBound, $1.heights.lowerBound)
    }
  }
}

extension PlaneProofs.Proof {
  fileprivate mutating func propose(_ size: Size, _ amount: Double) {
    let isWhole = size.width == size.width.rounded() && size.height == size.height.rounded()
    guard let known = witness else {
      witness = (size, amount, isWhole)
      return
    }
    if isWhole != known.isWhole ? isWhole : amount > known.by + SweepTolerances.moreLacking {
      witness = (size, amount, isWhole)
    }
  }
}

extension AffineNumber {
  /// The half plane in which the number, a shortfall, is positive.
  fileprivate var failing: HalfPlane { HalfPlane(width: -width, height: -height, bound: constant) }
}

extension Assertion {
  /// Tells whether the assertion must hold in a window of a size.
  fileprivate func speaks(of size: Size) -> Bool {
    (widths?.contains(size.width) ?? true) && (heights?.contains(size.height) ?? true)
  }

  /// Returns the part of a polygon in which the assertion must hold.
  fileprivate func scope(in polygon: Polygon) -> Polygon? {
    var scope: Polygon? = polygon
    if let widths {
      scope = scope?.clipped(by: HalfPlane(width: 1, height: 0, bound: widths.upperBound))
      scope = scope?.clipped(by: HalfPlane(width: -1, height: 0, bound: -widths.lowerBound))
    }
    if let heights {
      scope = scope?.clipped(by: HalfPlane(width: 0, height: 1, bound: heights.upperBound))
      scope = scope?.clipped(by: HalfPlane(width: 0, height: -1, bound: -heights.lowerBound))
    }
    return scope
  }
}
