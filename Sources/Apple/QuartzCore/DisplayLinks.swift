import Foundation

/// The links to the display's frames, which a clock shows.
@MainActor package enum DisplayLinks {
  /// The duration of a frame, in seconds.
  package static let frame = 1.0 / 60
  private static var links: [CADisplayLink] = []

  static func add(_ link: CADisplayLink) {
    if !links.contains(where: { $0 === link }) { links.append(link) }
  }

  static func remove(_ link: CADisplayLink) { links.removeAll { $0 === link } }

  /// Forgets all links, as those of an app that ended.
  package static func forget() { links = [] }

  /// A Boolean that tells whether a link waits for frames.
  package static var isWatched: Bool { links.contains { !$0.isPaused } }

  /// Shows a frame at a time in seconds: the links that wait are called.
  package static func show(at time: TimeInterval) {
    for link in links where !link.isPaused { link.show(at: time) }
  }
}
