import Foundation
import Synchronization
public import UIKit

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

  /// Shows a controller in another one, as the container does whose class isn't here, and notes the place of the call.
  ///
  /// - Parameters:
  ///   - content: The controller that the container was handed.
  ///   - container: The container: it is made, and shows the content once that is over.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  @MainActor public static func show(
    _ content: UIViewController, in container: UIViewController, in file: StaticString = #fileID, at line: UInt = #line
  ) {
    pass(in: file, at: line)
    DispatchQueue.main.async {
      guard container.children.isEmpty, content.parent == nil else { return }
      container.addChild(content)
      content.view.frame = container.view.bounds
      content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.view.addSubview(content.view)
      content.didMove(toParent: container)
    }
  }

  /// The places since the beginning, such as `LoginView.swift:12`, each once, by name.
  static var passed: [String] { places.withLock { $0.sorted() } }

  /// Begins anew, with no place run past.
  static func begin() { places.withLock { $0 = [] } }
}
