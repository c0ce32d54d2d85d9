extension Unicode.Scalar {
  /// The entity of a character that has a meaning in XML and HTML, between tags and in double quotes; `nil` for any
  /// other.
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
  /// The text escaped for HTML or SVG, between tags or in an attribute's quotes. Characters that would control the page
  /// or a terminal stand as Swift writes them, `\u{1B}`.
  package var html: String {
    let text = printable.unicodeScalars.reduce(into: "") { text, scalar in
      text += scalar.markupEntity ?? (scalar == "'" ? "&#39;" : String(scalar))
    }
    return text.escapingLogCommands { "&#\($0.value);" }
  }
}
