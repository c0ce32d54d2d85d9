public import Foundation

// Geometry in strings, as Apple's Foundation has it: `(1.0, 2.0, 3.0, 4.0)`.

extension CGPoint: @retroactive CustomDebugStringConvertible {
  public var debugDescription: String { "(\(Double(x)), \(Double(y)))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  public var debugDescription: String { "(\(Double(width)), \(Double(height)))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  public var debugDescription: String {
    "(\(Double(minX)), \(Double(minY)), \(Double(width)), \(Double(height)))"
  }
}
