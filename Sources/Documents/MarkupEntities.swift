extension Unicode.Scalar {
  /// What stands for a character that has a meaning in XML and HTML, between tags and in double quotes; `nil` for any other.
  package var markupEntity: String? {
    switch self {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    default: nil
    }
  }
}

extension String {
  /// The text in HTML or SVG, between tags or in an attribute's quotes; what would steer the page or a terminal as Swift writes
  /// it, `\u{1B}`.
  package var html: String {
    printable.unicodeScalars.reduce(into: "") { text, scalar in
      text += scalar.markupEntity ?? (scalar == "'" ? "&#39;" : String(scalar))
    }
  }
}
