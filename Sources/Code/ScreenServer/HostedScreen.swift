/// A screen that a program can make.
@MainActor public struct HostedScreen {
  /// The kinds of screens, by which it is known how large they are.
  public enum Kind: Sendable {
    /// A controller, or a view that fills the window.
    case screen
    /// A cell, as wide as the window and as high as it sizes itself.
    case cell
    /// A view of a file that others show in theirs: at the size that it has in the file.
    case part
    /// A container of other screens, which isn't shown but loaded: it says how it shows its content.
    case container
    /// An app, by its delegate: what it shows once it has started.
    case launch
    /// A preview: with a size of its own, where a missing side comes from the content; in dark, light or the usual colours.
    case preview(isSized: Bool, width: Double?, height: Double?, isDark: Bool?)
    /// A view that a snapshot test hands over, which making the screen runs: by the call in the test, from 1, and by the place among what that
    /// hands over.
    case snapshot(call: Int, number: Int)
  }

  let name: String
  let kind: Kind
  let make: @MainActor () throws -> Any

  /// A Boolean value that tells whether it is an app, by its delegate.
  var isLaunch: Bool { if case .launch = kind { true } else { false } }

  /// A screen.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - kind: What it shows.
  ///   - make: Makes the controller or the view.
  public init(_ name: String, _ kind: Kind = .screen, make: @escaping @MainActor () throws -> Any) {
    self.name = name
    self.kind = kind
    self.make = make
  }
}
