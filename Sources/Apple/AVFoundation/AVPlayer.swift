public import CoreMedia
public import Foundation
public import QuartzCore

/// An object that plays sound or films: nothing plays here.
open class AVPlayer: NSObject, @unchecked Sendable {
  /// The state of playing.
  public enum TimeControlStatus: Int, Sendable {
    case paused = 0, waitingToPlayAtSpecifiedRate, playing
  }
  /// The state of readiness to play.
  public enum Status: Int, Sendable {
    case unknown = 0, readyToPlay, failed
  }
  /// The action at the end of an item.
  public enum ActionAtItemEnd: Int, Sendable {
    case advance = 0, pause, none
  }

  /// The item that it plays.
  open private(set) var currentItem: AVPlayerItem?
  /// The action that it takes at the end.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// The loudness, of 1.
  open var volume: Float = 1
  /// A Boolean that makes it silent.
  open var isMuted = false
  /// The speed at which it plays.
  open var rate: Float = 0
  /// A Boolean that waits until enough is there.
  open var automaticallyWaitsToMinimizeStalling = true
  /// A Boolean that lets films play to other devices.
  open var allowsExternalPlayback = true
  /// The state of playing.
  open var timeControlStatus: TimeControlStatus { .paused }
  /// The state of readiness to play.
  open var status: Status { .unknown }
  open var error: (any Error)? { nil }

  public override init() {}
  /// Plays what is at an address.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
  public convenience init(playerItem item: AVPlayerItem?) {
    self.init()
    currentItem = item
  }

  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  /// Does nothing: nothing plays.
  open func play() {}
  /// Does nothing: nothing plays.
  open func pause() {}
  /// The time that it is at.
  open func currentTime() -> CMTime { .zero }
  /// Goes to a time.
  open func seek(to time: CMTime) {}
  /// Goes to a time.
  open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) { completionHandler(true) }
  /// Goes to a time.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
  /// Calls again and again while it plays: never.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any { NSObject() }
  open func removeTimeObserver(_ observer: Any) {}
}

/// A player that plays one thing after another.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private var queue: [AVPlayerItem] = []
  /// Plays things one after another.
  public convenience init(items: [AVPlayerItem]) {
    self.init(playerItem: items.first)
    queue = items
  }
  /// The things that are still played.
  open func items() -> [AVPlayerItem] { queue }
  /// Goes on to the next thing.
  open func advanceToNextItem() {
    if !queue.isEmpty { queue.removeFirst() }
    replaceCurrentItem(with: queue.first)
  }
  /// Puts a thing behind another, or at the end.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    let place = afterItem.flatMap { item in queue.firstIndex { $0 === item } }.map { $0 + 1 }
    queue.insert(item, at: place ?? queue.count)
    if queue.count == 1 { replaceCurrentItem(with: item) }
  }
  open func removeAllItems() {
    queue = []
    replaceCurrentItem(with: nil)
  }
}

/// An object that plays a thing again and again: nothing plays here.
open class AVPlayerLooper: NSObject {
  /// Makes a looper of a thing.
  public convenience init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) { self.init() }
  /// Makes a looper of a part of a thing.
  public convenience init(
    player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange
  ) {
    self.init()
  }
  /// The number of times that it has played: none.
  open var loopCount: Int { 0 }
  open func disableLooping() {}
}

/// A thing that is played.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  /// The state of readiness to be played.
  public enum Status: Int, Sendable {
    case unknown = 0, readyToPlay, failed
  }
  /// Its sound or film.
  public let asset: AVAsset
  /// The state of readiness to be played.
  open var status: Status { .unknown }
  open var error: (any Error)? { nil }
  open var duration: CMTime { .indefinite }
  /// The way its pictures are put together.
  open var videoComposition: AVVideoComposition?
  /// The size of its pictures.
  open var presentationSize: CGSize { .zero }
  /// Makes an item of the sound or film at an address.
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
  /// Sound or a film.
  public init(asset: AVAsset) { self.asset = asset }
  /// The time that it is at.
  open func currentTime() -> CMTime { .zero }
}

extension NSNotification.Name {
  /// A thing was played to its end.
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification")
  /// A thing couldn't be played to its end.
  public static let AVPlayerItemFailedToPlayToEndTime =
    NSNotification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
}

/// A layer with the pictures of a film: none here.
open class AVPlayerLayer: CALayer {
  /// The player of the film.
  open var player: AVPlayer?
  /// The way pictures fill it.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// A Boolean that tells whether there is a picture: no.
  open var isReadyForDisplay: Bool { false }
  /// The place of the pictures.
  open var videoRect: CGRect { .zero }
  /// A layer of what plays.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}
