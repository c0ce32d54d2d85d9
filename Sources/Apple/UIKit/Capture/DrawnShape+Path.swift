import CoreGraphics
import Documents
import LayoutModel

extension DrawnShape {
  /// Creates the shape of a path that code drew; `nil` for one that shows nothing, or whose numbers no picture may have.
  @MainActor init?(of drawn: DrawnPath, _ palette: CapturedPalette) {
    guard let path = Self.text(of: drawn.elements) else { return nil }
    self.init(path: path)
    fill = palette.visible(drawn.fill)
    isEvenOdd = drawn.isEvenOdd
    line = palette.visible(drawn.stroke)
    guard fill != nil || line != nil, drawn.alpha > 0 else { return nil }
    lineWidth = max(0, LayerLook.sound(drawn.line.width))
    lineCap = LineCap(drawn.line.cap)
    lineJoin = LineJoin(drawn.line.join)
    dashes = drawn.line.dashes.map { max(0, LayerLook.sound($0)) }
    opacity = min(1, Double(drawn.alpha))
  }

  /// Path data of elements; `nil` where a number isn't sound, or none moves to a point first.
  private static func text(of elements: [PathElement]) -> String? {
    guard case .move = elements.first else { return nil }
    var text = ""
    for element in elements {
      guard element.points.allSatisfy({ Magnitude.isSound(Double($0.x)) && Magnitude.isSound(Double($0.y)) }) else {
        return nil
      }
      let command =
        switch element {
        case .move: "M"
        case .line: "L"
        case .quadCurve: "Q"
        case .curve: "C"
        case .close: "Z"
        }
      text += command + element.points.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: " ")
    }
    return text
  }

  private static func number(_ value: CGFloat) -> String { JSONText.thousandths(Double(value)) }
}

extension CapturedPalette {
  /// A colour as a file writes it; `nil` for one that isn't seen.
  @MainActor fileprivate func visible(_ color: CGColor?) -> AppearanceColor? {
    guard let color, color.alpha > 0 else { return nil }
    return self.color(UIColor(cgColor: color))
  }
}

extension DrawnShape.LineCap {
  fileprivate init(_ cap: CGLineCap) {
    self =
      switch cap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
  }
}

extension DrawnShape.LineJoin {
  fileprivate init(_ join: CGLineJoin) {
    self =
      switch join {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
  }
}
