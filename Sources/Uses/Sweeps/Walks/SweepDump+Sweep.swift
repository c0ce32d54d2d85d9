import LayoutEngine
import LayoutModel
package import LayoutOutput

extension SweepDump {
  /// Creates the printed form of a sweep.
  ///
  /// - Parameters:
  ///   - sweep: The sweep.
  ///   - fixture: The file's name.
  ///   - scene: The scene's id in a file of several.
  ///   - conditions: The name of the conditions.
  package init(_ sweep: Sweep, fixture: String, scene: String?, conditions: String) {
    self.init(
      fixture: fixture, scene: scene, conditions: conditions, width: Self.ends(sweep.range.width),
      height: Self.ends(sweep.range.height), pieces: sweep.pieces.map(Piece.init),
      assertions: sweep.assertions.isEmpty
        ? nil : sweep.assertions.map { Assertion($0, isWhole: sweep.rest == nil) },
      devices: Self.devices(in: sweep.range),
      rest: sweep.rest.map { Rest(isSampled: $0.isSampled, because: $0.reason.description, share: $0.share) })
  }

  static func ends(_ range: ClosedRange<Double>) -> [Double] { [range.lowerBound, range.upperBound] }

  /// Returns the screens of the catalogue's devices in portrait, each size once. If only one length varies, only that
  /// one must be in the range.
  private static func devices(in range: WindowRange) -> [DeviceMark] {
    var marks: [DeviceMark] = []
    for family in DeviceCatalogue.families {
      guard let device = DeviceCatalogue.device(named: family.id) else { continue }
      let isOnAxis =
        range.height.lowerBound == range.height.upperBound
        ? range.width.contains(device.size.width)
        : range.width.lowerBound == range.width.upperBound
          ? range.height.contains(device.size.height) : range.contains(device.size)
      guard isOnAxis else { continue }
      if let same = marks.firstIndex(where: { $0.width == device.size.width && $0.height == device.size.height }) {
        marks[same].name += ", \(family.id)"
      } else {
        marks.append(DeviceMark(name: family.id, width: device.size.width, height: device.size.height))
      }
    }
    return marks
  }
}

extension SweepDump.Piece {
  fileprivate init(_ piece: Sweep.Piece) {
    self.init(
      within: piece.within.map { [$0.width, $0.height, $0.bound] }, width: SweepDump.ends(piece.width),
      height: SweepDump.ends(piece.height), views: piece.views.map(SweepDump.View.init),
      diagnostics: piece.diagnostics.map(FrameDump.DiagnosticRecord.init(of:))
        + [piece.exception].compactMap(\.self).map(FrameDump.DiagnosticRecord.init(of:)), begins: piece.begins,
      corners: piece.corners.map { [$0.width, $0.height] },
      sample: piece.sample.map { [$0.width, $0.height] }, step: piece.step)
  }
}

extension SweepDump.Assertion {
  fileprivate init(_ result: AssertionResult, isWhole: Bool) {
    self.init(
      id: result.assertion.name, assert: result.assertion.text, holds: result.holds,
      fails: result.fails.map { failure in
        SweepDump.Failure(
          width: SweepDump.ends(failure.width), height: SweepDump.ends(failure.height),
          within: failure.within.map { [$0.width, $0.height, $0.bound] })
      }, witness: result.witness.map { [$0.width, $0.height] }, by: result.holds ? nil : result.by,
      isSampled: result.holds && !isWhole)
  }
}

extension SweepDump.View {
  fileprivate init(_ view: Sweep.View) {
    func numbers(_ number: AffineNumber) -> [Double] { [number.constant, number.width, number.height] }
    self.init(
      id: view.id, x: numbers(view.x), y: numbers(view.y), width: numbers(view.width), height: numbers(view.height))
  }
}
