package import LayoutModel

/// System symbols in pictures. Boxes with names stand for unknown symbols.
package enum SymbolLook {
  /// A symbol in an area.
  package static func marks(
    _ name: String, in area: Area, color: Shade, _ mode: ViewAppearance.ContentMode = .scaleAspectFit
  ) -> [Mark] {
    guard let drawing = SymbolDrawing(named: name) else { return LookContext.box(named: name, in: area, color) }
    return [.symbol(SymbolMark(drawing: drawing, color: color, area: area, mode: mode))]
  }
}

/// A system symbol in a view.
package struct SymbolMark: Hashable, Sendable {
  package let drawing: SymbolDrawing
  package let color: Shade
  package var area = Area.all
  /// The area that the symbol is shrunk into where it is smaller than the symbol's own.
  package var room = Area.all
  package let mode: ViewAppearance.ContentMode

  /// The size at the standard size of text, in points.
  package var size: Size {
    let scale = SymbolDrawing.standardHeight / SymbolDrawing.height
    return Size(width: drawing.width * scale, height: SymbolDrawing.standardHeight)
  }
}
