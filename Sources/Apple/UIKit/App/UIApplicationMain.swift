import Foundation

/// Starts an app.
///
/// The delegate's class is found by its name, as `Info.plist`'s classes are. When the app is shown and its main queue has nothing to do, it
/// ends: a test or a tool that goes on with it uses ``RunningApp``.
@preconcurrency @MainActor @discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>!, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  let app = UIApplication.shared
  if let name = delegateClassName {
    guard let type = NibClasses.type(ofPath: name), let delegate = NibClasses.make(type) as? any UIApplicationDelegate
    else {
      raise(
        .internalInconsistency,
        "Unable to instantiate the UIApplication delegate instance. No class named \(name) is loaded.")
    }
    app.delegate = delegate
  }
  AppStart(app, AppInformation.main).run(nil)
  for window in app.windows { window.layoutIfNeeded() }
  let end = Date().addingTimeInterval(1)
  while Date() < end, RunLoop.main.run(mode: .default, before: Date().addingTimeInterval(0.05)) {}
  return 0
}

extension UIApplicationDelegate {
  /// The beginning of an app whose delegate is `@main`.
  public static func main() {
    unsafe UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, String(reflecting: Self.self))
  }
}
