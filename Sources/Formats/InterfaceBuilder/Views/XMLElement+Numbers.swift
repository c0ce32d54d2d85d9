import Documents
import LayoutModel

extension Double {
  /// Creates a number from Xcode's form, in decimal digits; `nil` for anything else, including hexadecimal numbers and
  /// words.
  init?(decimal text: String) {
    guard text.utf8.allSatisfy({ Self.signs.contains($0) }), let value = Double(text) else { return nil }
    self = value
  }

  private static let signs = Set("0123456789+-.eE".utf8)

  /// The exact third of a point that was meant by a number such as 20.333: a pixel of a screen with a scale of 3.
  var toWholeThirds: Double {
    let thirds = (self * 3).rounded() / 3
    return abs(self - thirds) < Self.roundingOfThirds ? thirds : self
  }

  private static let roundingOfThirds = 0.000_6
}

extension XMLElement {
  /// A text as a number that a screen may have.
  func number(_ text: String?) -> Double? {
    guard let text, let value = Double(decimal: text), Magnitude.isSound(value) else { return nil }
    return value
  }

  /// An attribute as a number that a screen may have.
  func number(of attribute: String) -> Double? { number(attributes[attribute]) }

  /// The rectangle of a `rect`. It is `nil` without numbers, and empty if a size is negative.
  var rect: Rect? {
    guard name == "rect", let x = number(of: "x"), let y = number(of: "y"), let width = number(of: "width"),
      let height = number(of: "height")
    else { return nil }
    return Rect(x: x, y: y, width: max(0, width), height: max(0, height))
  }

  /// Its id; `nil` for one that no file of Xcode has: an empty one, or one with control characters.
  var objectID: String? {
    guard let id = self["id"], !id.isEmpty, id.isPrintable else { return nil }
    return id
  }
}
