import LayoutModel

/// The size classes for which variations are resolved; `nil` for any, as on the square canvas of Xcode 6 and 7.
struct CanvasSizeClasses: Hashable {
  var horizontal: UserInterfaceSizeClass?
  var vertical: UserInterfaceSizeClass?

  /// No size class: the defaults count.
  static let any = CanvasSizeClasses(horizontal: nil, vertical: nil)

  init(horizontal: UserInterfaceSizeClass?, vertical: UserInterfaceSizeClass?) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Creates the size classes of traits.
  init(_ traits: Traits) {
    self.init(horizontal: traits.horizontalSizeClass, vertical: traits.verticalSizeClass)
  }

  /// Tells whether a text is the key of a variation: of size classes, or of a thing that no screen here has, such as
  /// the Mac's idiom.
  static func isKey(_ key: String) -> Bool {
    key == "default"
      || !key.isEmpty
        && key.split(separator: "-").allSatisfy { part in
          let sides = part.split(separator: "=", maxSplits: 1)
          guard sides.count == 2 else { return false }
          let isOfSize = sides[0] == "widthClass" || sides[0] == "heightClass"
          return isOfSize ? UserInterfaceSizeClass(rawValue: String(sides[1])) != nil : others.contains(sides[0])
        }
  }

  private static let others: Set<Substring> = ["userInterfaceIdiom", "displayGamut"]

  /// The number of parts of a variation's key that apply, such as `heightClass=compact-widthClass=regular`; `nil` if
  /// one doesn't.
  func matches(_ key: String) -> Int? {
    guard key != "default" else { return 0 }
    let parts = key.split(separator: "-")
    let holds = parts.allSatisfy { part in
      let sides = part.split(separator: "=", maxSplits: 1).map(String.init)
      guard sides.count == 2 else { return false }
      let sizeClass = UserInterfaceSizeClass(rawValue: sides[1])
      switch sides[0] {
      case "widthClass": return sizeClass != nil && sizeClass == horizontal
      case "heightClass": return sizeClass != nil && sizeClass == vertical
      default: return false
      }
    }
    return holds ? parts.count : nil
  }
}
