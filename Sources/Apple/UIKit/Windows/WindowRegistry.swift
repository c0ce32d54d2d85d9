/// The windows that there are.
@MainActor enum WindowRegistry {
  private struct Entry { weak var window: UIWindow? }
  private static var entries: [Entry] = []

  static func add(_ window: UIWindow) {
    entries.removeAll { $0.window == nil }
    entries.append(Entry(window: window))
  }

  /// The windows, the oldest first.
  static var windows: [UIWindow] { entries.compactMap(\.window) }
}

extension UIScreen {
  /// The key windows, which follow the device.
  var windows: [UIWindow] { WindowRegistry.windows.filter(\.isKeyWindow) }
}
