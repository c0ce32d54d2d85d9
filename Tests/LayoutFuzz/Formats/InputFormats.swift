/// All formats: a new one is a file beside this one, and a row here.
package enum InputFormats {
  package static let all =
    [
      StringFormats.constraints, StringFormats.visualFormats, DocumentFormats.json, DocumentFormats.xml,
      FixtureFormats.fixtures, FixtureFormats.events, GoldenFormat.format, InterfaceBuilderFormat.format,
      CommandFormat.format, BatchFormat.format,
    ] + ReadBackFormats.all + ProjectFormats.all + SwiftFormats.all + CodeTextFormats.all
}
