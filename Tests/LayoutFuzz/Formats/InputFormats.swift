/// All formats: a new one is a file beside this one, and a row here.
package enum InputFormats {
  package static func all(_ examples: Examples) -> [InputFormat] {
    [
      StringFormats.constraints(examples),
      StringFormats.visualFormats(examples),
      DocumentFormats.json,
      DocumentFormats.xml,
      FixtureFormats.fixtures(examples),
      FixtureFormats.events(examples),
      GoldenFormat.format(examples),
      InterfaceBuilderFormat.format(examples),
    ]
  }
}
