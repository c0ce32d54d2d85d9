/// What a program's columns, parameters, frozen inputs and items are called in print.
package struct Symbols {
  /// A column's name, by its index.
  package var column: (Int) -> String
  /// A parameter's, or behind the parameters a frozen input's, by its index among both.
  package var parameter: (Int) -> String
  /// What an item is, by its number.
  package var item: (Int) -> String

  /// Names of one's own.
  package init(
    column: @escaping (Int) -> String, parameter: @escaping (Int) -> String, item: @escaping (Int) -> String
  ) {
    self.column = column
    self.parameter = parameter
    self.item = item
  }

  /// The textbook's: `x0`, `p0`, of frozen inputs `f0`, `item 0`.
  ///
  /// - Parameter parameterCount: The number of parameters that aren't frozen inputs.
  /// - Returns: The symbols.
  static func textbook(parameterCount: Int = .max) -> Symbols {
    Symbols(
      column: { "x\($0)" }, parameter: { $0 < parameterCount ? "p\($0)" : "f\($0 - parameterCount)" },
      item: { "item \($0)" })
  }
}
