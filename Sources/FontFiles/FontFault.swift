/// What is wrong with a font's file.
package enum FontFault: Error, Hashable, Sendable {
  /// It is something else than a TrueType or OpenType font, or a collection of them.
  case wrongFormat
  /// It ends within a table, or lacks one that every font has; which.
  case missingTable(String)
  /// Its list of tables ends too early.
  case missingDirectory
  /// Nothing of its lines stands above or below the baseline.
  case noLineHeight
  /// Its em has a number of units that no font may have.
  case unitsPerEm(Int)

  /// What is wrong, in a line.
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
