public import Foundation

/// A font by its name: glyphs of fonts are drawn by nobody here, so that it is kept as code says it.
public final class CGFont: Hashable, Sendable {
  private let name: String

  /// A font of a PostScript name.
  public init?(_ name: CFString) {
    guard name.length > 0 else { return nil }
    self.name = String(describing: name)
  }

  public var postScriptName: CFString? { name as CFString }

  public static func == (left: CGFont, right: CGFont) -> Bool { left.name == right.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
