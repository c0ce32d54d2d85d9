import LayoutModel

extension SimulatedException {
  /// The exception that Foundation throws where an object is sent a message that it doesn't implement: at the call, not
  /// before, for a selector is a name.
  ///
  /// - Parameters:
  ///   - selector: The selector.
  ///   - receiver: The object's name.
  ///   - methods: The methods that the object implements.
  /// - Returns: The exception.
  static func unrecognizedSelector(
    _ selector: String, sentTo receiver: String, implementing methods: [String]
  ) -> SimulatedException {
    let known = methods.isEmpty ? "" : " (it implements \(methods.joined(separator: ", ")))"
    return SimulatedException(
      name: "NSInvalidArgumentException",
      reason: "-[\(receiver) \(selector)]: unrecognized selector sent to instance\(known)")
  }
}
