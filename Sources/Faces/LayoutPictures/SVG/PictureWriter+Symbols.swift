import LayoutModel
import ViewKinds

extension PictureWriter {
  /// Writes a symbol in an area, as a picture of its own.
  mutating func write(_ mark: SymbolMark, in area: Rect) {
    let drawing = mark.drawing
    var color = mark.color[style]
    let alpha = color.alpha
    color.alpha = 1
    text += "<svg"
    write(ImagePlace(mark.mode, mark.size, in: area))
    text += " viewBox=\"0 0 \(Markup.number(drawing.width)) \(Markup.number(SymbolDrawing.height))\""
    if alpha < 1 { Markup.append("opacity", alpha, to: &text) }
    text += " fill=\"none\" stroke=\"#\(color.hexadecimal)\" stroke-width=\"\(SymbolDrawing.lineWidth)\" "
    text += "stroke-linecap=\"round\" stroke-linejoin=\"round\">"
    let cuts = drawing.layers.filter(\.role.isCut)
    if !cuts.isEmpty {
      let id = nextID()
      text += "<mask id=\"\(id)\" maskUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" width=\"24\" height=\"24\">"
      text += "<path d=\"M0 0h24v24H0z\" fill=\"#fff\" stroke=\"none\"/>"
      for layer in cuts { write(layer, "000000") }
      text += "</mask><g mask=\"url(#\(id))\">"
    }
    for layer in drawing.layers where !layer.role.isCut && !layer.role.isAbove { write(layer, color.hexadecimal) }
    if !cuts.isEmpty { text += "</g>" }
    for layer in drawing.layers where layer.role.isAbove { write(layer, color.hexadecimal) }
    text += "</svg>"
  }

  private mutating func write(_ layer: SymbolDrawing.Layer, _ color: String) {
    text += "<path d=\"\(layer.path)\""
    if layer.scale != 1 {
      text += " transform=\"translate(\(Markup.number(layer.x)) \(Markup.number(layer.y))) "
      text += "scale(\(Markup.number(layer.scale)))\" "
      text += "stroke-width=\"\(Markup.number(SymbolDrawing.lineWidth / layer.scale))\""
    }
    if layer.role.isArea {
      text += " fill=\"#\(color)\" stroke=\"none\""
    } else if layer.role.isCut {
      text += " stroke=\"#\(color)\""
    }
    text += "/>"
  }
}
