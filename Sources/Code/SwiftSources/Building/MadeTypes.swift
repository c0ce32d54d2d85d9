import Documents
import FileSystem

/// The expressions of a configuration, by the names of the screens and types that they make.
enum MadeTypes {
  /// The expressions as a JSON object of strings, as the rewriter reads them.
  static func text(of make: [String: String]) -> String {
    var object = JSONObjectText()
    for (name, expression) in make.sorted(by: { $0.key < $1.key }) { object.add(name, expression) }
    return object.line + "\n"
  }
}
