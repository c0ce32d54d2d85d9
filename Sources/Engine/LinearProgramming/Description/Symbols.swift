/// The names of a program's columns, parameters, frozen inputs and items in print.
package struct Symbols {
  /// A column's name, by its index.
  package var column: (Int) -> String
  /// The name of a parameter, or of a frozen input behind the parameters, by its index among both.
  package var parameter: (Int) -> String
  /// The name of an item, by its number.
  package var item: (Int) -> String

  /// Creates symbols with names of one's own.
  package init(
    column: @escaping (Int) -> String, parameter: @escaping (Int) -> String, item: @escaping (Int) -> String
  ) {
    self.column = column
    self.parameter = parameter
    self.item = item
  }

  /// The symbols of textbooks: `x0`, `p0`, for frozen inputs `f0`, `item 0`.
  ///
  /// - Parameter parameterCount: The number of parameters that aren't frozen inputs.
  /// - Returns: The symbols.
  static func textbook(parameterCount: Int = .max) -> Symbols {
    Symbols(
      column: { "x\($0)" }, parameter: { $0 < parameterCount ? "p\($0)" : "f\($0 - parameterCount)" },
      item: { "item \($0)" })
  }
}
