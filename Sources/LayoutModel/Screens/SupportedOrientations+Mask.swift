extension SupportedOrientations {
  /// The bits of `UIInterfaceOrientationMask`: `1 << rawValue` of each orientation, so 2, 4, 8 and 16, and 24 of both
  /// landscapes, 26 of all but upside down, 30 of all (facts/rotation.json).
  public var rawValue: UInt { orientations.reduce(0) { $0 | $1.maskBit } }

  /// The orientations of a mask, in the order of `InterfaceOrientation.allCases`; `nil` where a bit is none of theirs.
  public init?(rawValue: UInt) {
    self.init(InterfaceOrientation.allCases.filter { rawValue & $0.maskBit != 0 })
    guard self.rawValue == rawValue else { return nil }
  }
}

extension InterfaceOrientation {
  fileprivate var maskBit: UInt { 1 << UInt(rawValue) }
}
