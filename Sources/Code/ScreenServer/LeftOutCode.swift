import Synchronization

/// The places that a program runs past where code is left out that doesn't compile here, or where what stands in for a module that isn't
/// here does nothing or gives an empty value: a screen may be otherwise with it.
public enum LeftOutCode {
  private static let places = Mutex<Set<String>>([])

  /// Notes that the program runs past the place of the call.
  public static func pass(in file: StaticString = #fileID, at line: UInt = #line) {
    let name = "\(file)".split(separator: "/").last.map(String.init) ?? ""
    _ = places.withLock { $0.insert("\(name):\(line)") }
  }

  /// Gives a value in place of one that doesn't compile here, and notes the place of the call.
  public static func giving<Value>(_ value: Value, in file: StaticString = #fileID, at line: UInt = #line) -> Value {
    pass(in: file, at: line)
    return value
  }

  /// The places since the beginning, such as `LoginView.swift:12`, each once, by name.
  static var passed: [String] { places.withLock { $0.sorted() } }

  /// Begins anew, with no place run past.
  static func begin() { places.withLock { $0 = [] } }
}
