public import CoreMedia
public import Foundation
public import QuartzCore

/// What plays sound or films: nothing plays here.
open class AVPlayer: NSObject, @unchecked Sendable {
  /// Whether something plays.
  public enum TimeControlStatus: Int, Sendable {
    /// Whether.
    case paused = 0, waitingToPlayAtSpecifiedRate, playing
  }
  /// Whether it can play.
  public enum Status: Int, Sendable {
    /// Whether.
    case unknown = 0, readyToPlay, failed
  }
  /// What it does at the end.
  public enum ActionAtItemEnd: Int, Sendable {
    /// What.
    case advance = 0, pause, none
  }

  /// What it plays.
  open private(set) var currentItem: AVPlayerItem?
  /// What it does at the end.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// How loud it is, of 1.
  open var volume: Float = 1
  /// A Boolean that makes it silent.
  open var isMuted = false
  /// How fast it plays.
  open var rate: Float = 0
  /// A Boolean that waits until enough is there.
  open var automaticallyWaitsToMinimizeStalling = true
  /// A Boolean that lets films play to other devices.
  open var allowsExternalPlayback = true
  /// Whether something plays.
  open var timeControlStatus: TimeControlStatus { .paused }
  /// Whether it can play.
  open var status: Status { .unknown }
  /// Why it can't.
  open var error: (any Error)? { nil }

  /// Nothing to play.
  public override init() {}
  /// Plays what is at an address.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
  /// Plays something.
  public convenience init(playerItem item: AVPlayerItem?) {
    self.init()
    currentItem = item
  }

  /// Plays something else.
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
  /// Calls no more.
  open func removeTimeObserver(_ observer: Any) {}
}

/// What plays one thing after another.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {}

/// A thing that is played.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  /// Whether it can be played.
  public enum Status: Int, Sendable {
    /// Whether.
    case unknown = 0, readyToPlay, failed
  }
  /// Its sound or film.
  public let asset: AVAsset
  /// Whether it can be played.
  open var status: Status { .unknown }
  /// Why it can't.
  open var error: (any Error)? { nil }
  /// Its length.
  open var duration: CMTime { .indefinite }
  /// How its pictures are put together.
  open var videoComposition: AVVideoComposition?
  /// The size of its pictures.
  open var presentationSize: CGSize { .zero }
  /// What is at an address.
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
  /// What plays the film.
  open var player: AVPlayer?
  /// How pictures fill it.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// A Boolean that tells whether there is a picture: no.
  open var isReadyForDisplay: Bool { false }
  /// Where pictures are.
  open var videoRect: CGRect { .zero }
  /// A layer of what plays.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}
