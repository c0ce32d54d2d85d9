import Documents
package import LayoutModel

/// A sweep of a screen in the form of `layout-sweep/1` (<doc:RangesOfSizes>). It is separate from the inside.
package struct SweepDump: Hashable, Sendable {
  package static let format = "layout-sweep/1"

  /// The fixture's name.
  package var fixture: String
  /// The id of the scene in a file of several.
  package var scene: String?
  /// The name of the conditions.
  package var conditions: String
  /// The widths from the least to the greatest, in points.
  package var width: [Double]
  package var height: [Double]
  package var pieces: [Piece]
  /// The assertions; `nil` if the screen has none.
  package var assertions: [Assertion]?
  /// The part of the range that no piece covers exactly.
  package var rest: Rest?
  /// The catalogue's screens in the range, for pictures.
  package var devices: [DeviceMark]

  /// A part of the range.
  package struct Piece: Hashable, Sendable {
    /// Half planes: `a`, `b` and `c` of `a · width + b · height ≤ c`.
    package var within: [[Double]]
    package var width: [Double]
    package var height: [Double]
    package var views: [View]
    package var diagnostics: [FrameDump.DiagnosticRecord]
    package var begins: String?
    /// The corners in order, in the plane.
    package var corners: [[Double]]
    /// The only window that a piece describes that isn't proved.
    package var sample: [Double]?
    /// The largest distance between the windows in which code was run, in points, where the piece is what lies between them.
    package var step: Double?
    /// A Boolean that tells whether the piece isn't proved.
    package var isSampled: Bool { sample != nil || step != nil }

    package init(
      within: [[Double]], width: [Double], height: [Double], views: [View],
      diagnostics: [FrameDump.DiagnosticRecord], begins: String?, corners: [[Double]] = [], sample: [Double]? = nil,
      step: Double? = nil
    ) {
      self.sample = sample
      self.step = step
      self.within = within
      self.width = width
      self.height = height
      self.views = views
      self.diagnostics = diagnostics
      self.begins = begins
      self.corners = corners
    }
  }

  /// The part of the range that no piece covers exactly.
  package struct Rest: Hashable, Sendable {
    /// A Boolean that tells whether it was sampled in single windows, or isn't known at all.
    package var isSampled: Bool
    /// The reason, in words.
    package var because: String
    /// The share of the range, from 0 to 1.
    package var share: Double

    package init(isSampled: Bool, because: String, share: Double) {
      self.isSampled = isSampled
      self.because = because
      self.share = share
    }
  }

  /// A view's numbers as linear functions: the constant, the coefficient of the width, that of the height.
  package struct View: Hashable, Sendable {
    package var id: String
    package var x: [Double]
    package var y: [Double]
    package var width: [Double]
    package var height: [Double]

    package init(id: String, x: [Double], y: [Double], width: [Double], height: [Double]) {
      self.id = id
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// The result of an assertion.
  package struct Assertion: Hashable, Sendable {
    package var id: String
    package var assert: String
    package var holds: Bool
    package var fails: [Failure]
    /// A size at which it fails.
    package var witness: [Double]?
    /// The shortfall at the witness, in points.
    package var by: Double?
    /// A Boolean that tells whether it holds only as far as sampled windows show, because some of the range isn't
    /// proved.
    package var isSampled: Bool

    package init(
      id: String, assert: String, holds: Bool, fails: [Failure], witness: [Double]?, by: Double?,
      isSampled: Bool = false
    ) {
      self.isSampled = isSampled
      self.id = id
      self.assert = assert
      self.holds = holds
      self.fails = fails
      self.witness = witness
      self.by = by
    }
  }

  /// A range in which an assertion fails.
  package struct Failure: Hashable, Sendable {
    package var width: [Double]
    package var height: [Double]
    package var within: [[Double]]

    package init(width: [Double], height: [Double], within: [[Double]]) {
      self.width = width
      self.height = height
      self.within = within
    }
  }

  /// A screen of the catalogue among the sizes.
  package struct DeviceMark: Hashable, Sendable {
    package var name: String
    package var width: Double
    package var height: Double

    package init(name: String, width: Double, height: Double) {
      self.name = name
      self.width = width
      self.height = height
    }
  }

  package init(
    fixture: String, scene: String?, conditions: String, width: [Double], height: [Double], pieces: [Piece],
    assertions: [Assertion]?, devices: [DeviceMark] = [], rest: Rest? = nil
  ) {
    self.rest = rest
    self.fixture = fixture
    self.scene = scene
    self.conditions = conditions
    self.width = width
    self.height = height
    self.pieces = pieces
    self.assertions = assertions
    self.devices = devices
  }

  /// The part that isn't exact, and the reason, in words:
  /// `1.25 % is sampled, not proved: there are more than 100 parts`.
  package var restInWords: String? {
    rest.map { rest in
      guard rest.share > 0 || !rest.isSampled else {
        return "what holds on edges alone is sampled, not proved: \(rest.because)"
      }
      let share = JSONText.thousandths(100 * rest.share)
      return "\(share) % is \(rest.isSampled ? "sampled, not proved" : "left out"): \(rest.because)"
    }
  }

  /// A Boolean that tells whether both lengths vary.
  var isPlane: Bool { width[0] < width[1] && height[0] < height[1] }
}

extension FrameDump.DiagnosticRecord {
  /// Creates a finding in the form of dumps.
  package init(of diagnostic: Diagnostic) { self.init(diagnostic) }

  /// Creates a finding of the exception that UIKit throws in place of a layout.
  package init(of exception: SimulatedException) {
    self.init(
      severity: .error, code: Self.codeOfExceptions, message: exception.description,
      position: exception.position, items: [])
  }

  /// The code of exceptions in messages.
  static let codeOfExceptions = "exception"
}
