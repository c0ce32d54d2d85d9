/// A fault of a font file.
package enum FontFault: Error, Hashable, Sendable {
  /// The file is something other than a TrueType or OpenType font, or a collection of them.
  case wrongFormat
  /// The file ends within the named table, or lacks it though every font has it.
  case missingTable(String)
  /// The file's table directory is cut short.
  case missingDirectory
  /// The font's lines have no height, neither above nor below the baseline.
  case noLineHeight
  /// The font's em has a number of units that no font may have.
  case unitsPerEm(Int)

  /// The fault in one line of text.
  package var message: String {
    switch self {
    case .wrongFormat: "this is no TrueType or OpenType font"
    case .missingTable(let name): "this font's table '\(name)' is missing, or is cut off"
    case .missingDirectory: "this font's list of tables is cut off"
    case .noLineHeight: "this font's lines have no height: neither an ascender nor a descender"
    case .unitsPerEm(let units): "this font's em has \(units) units, not 16 to 16,384"
    }
  }
}
