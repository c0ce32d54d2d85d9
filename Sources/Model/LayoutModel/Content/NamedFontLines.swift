/// The line heights and baselines of fonts that every iPhone has, in ems, as the `hhea` tables of their files say.
///
/// The figures of AvenirNext, Futura and Courier New are public, and stored heights of labels agree
/// (<doc:Controls#Fonts-of-a-project>). The widths of the fonts of `NamedFontTable` are known too.
enum NamedFontLines {
  /// The distances from the baseline to a line's top and bottom in ems; `nil` for a font that isn't in the table.
  static func of(_ name: String) -> (ascender: Double, descender: Double)? {
    families[String(name.prefix { $0 != "-" })]
  }

  private static let families: [String: (ascender: Double, descender: Double)] = [
    "HelveticaNeue": (0.975, 0.217), "Avenir": (1, 0.366), "AvenirNext": (1, 0.366), "Futura": (1.039, 0.26),
    "CourierNewPSMT": (0.833, 0.3), "CourierNewPS": (0.833, 0.3), "ArialMT": (0.905, 0.212), "Arial": (0.905, 0.212),
    "Georgia": (0.917, 0.219), "Verdana": (1.005, 0.21), "TimesNewRomanPSMT": (0.891, 0.216),
    "TimesNewRomanPS": (0.891, 0.216), "TrebuchetMS": (0.939, 0.222), "Menlo": (0.928, 0.236),
  ]
}
