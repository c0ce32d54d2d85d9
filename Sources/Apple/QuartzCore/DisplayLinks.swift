import Foundation

/// The links to the display's frames, which a clock shows.
@MainActor package enum DisplayLinks {
  /// The duration of a frame, in seconds.
  package static let frame = 1.0 / 60
  private static var links: [CADisplayLink] = []
  /// A Boolean that tells whether frames are shown as time passes, as the tests of a library expect: `LAYOUT_FRAMES` is set.
  private static let areTimed = ProcessInfo.processInfo.environment["LAYOUT_FRAMES"] != nil
  private static var timer: Timer?

  static func add(_ link: CADisplayLink) {
    if !links.contains(where: { $0 === link }) { links.append(link) }
    guard areTimed, timer == nil else { return }
    let timer = Timer(timeInterval: frame, repeats: true) { _ in
      MainActor.assumeIsolated { show(at: ProcessInfo.processInfo.systemUptime) }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  static func remove(_ link: CADisplayLink) {
    links.removeAll { $0 === link }
    if links.isEmpty { forget() }
  }

  /// Forgets all links, as those of an app that ended.
  package static func forget() {
    links = []
    timer?.invalidate()
    timer = nil
  }

  /// A Boolean that tells whether a link waits for frames.
  package static var isWatched: Bool { links.contains { !$0.isPaused } }

  /// Shows a frame at a time in seconds: the links that wait are called.
  package static func show(at time: TimeInterval) {
    for link in links where !link.isPaused { link.show(at: time) }
  }
}
