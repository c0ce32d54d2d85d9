/// A method that a selector was made of.
struct SelectedMethod: Sendable {
  let parameters: Int
  let isOfClass: @Sendable (AnyObject) -> Bool
  let call: @MainActor (AnyObject, Arguments) -> Any?

  /// A method of a class.
  init<Target: AnyObject>(
    of type: Target.Type, parameters: Int, _ call: @escaping @MainActor (Target, Arguments) -> Any
  ) {
    self.parameters = parameters
    isOfClass = { $0 is Target }
    self.call = { target, arguments in (target as? Target).map { call($0, arguments) } }
  }

  /// The arguments of a call.
  struct Arguments {
    let name: String
    let values: [Any?]

    /// One argument as its parameter's type; one that isn't there is `nil`.
    func value<Parameter>(at position: Int) -> Parameter {
      let argument = position < values.count ? values[position] : nil
      if let value = argument as? Parameter { return value }
      preconditionFailure(
        "'\(name)' takes a \(Parameter.self) and was sent \(argument.map { "a \(type(of: $0))" } ?? "nothing")")
    }
  }
}
