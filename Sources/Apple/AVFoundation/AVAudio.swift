public import Foundation

/// An object that plays sound of a file: nothing sounds here.
open class AVAudioPlayer: NSObject {
  /// An object that is told of the end.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// The file.
  open private(set) var url: URL?
  /// A Boolean that tells whether it plays: no.
  open var isPlaying: Bool { false }
  /// The length, in seconds.
  open var duration: TimeInterval { 0 }
  /// The time that it is at, in seconds.
  open var currentTime: TimeInterval = 0
  /// The loudness, of 1.
  open var volume: Float = 1
  /// The number of times that it plays again.
  open var numberOfLoops = 0
  /// Makes a player of a file.
  public init(contentsOf url: URL) throws { self.url = url }
  /// Makes a player of sound.
  public init(data: Data) throws {}
  /// Makes ready: no.
  @discardableResult
  open func prepareToPlay() -> Bool { false }
  /// Plays: no.
  @discardableResult
  open func play() -> Bool { false }
  /// Waits.
  open func pause() {}
  /// Ends.
  open func stop() {}
}

/// An object that is told of the end of sound.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  /// Told of the end.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// Told that it can't be read.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// Does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Does nothing.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// The way the app's sound goes with that of others; it is held.
open class AVAudioSession: NSObject, @unchecked Sendable {
  /// The purpose of sound.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Beside that of others.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// Alone, until the device is silent.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Alone.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// Sound that is recorded.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// Both.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
  }
  /// The character of sound.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As usual.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// That of films.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
  }
  /// The way it goes with that of others.
  public struct CategoryOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a way by its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Together.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// Others are quieter.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// By the speaker.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
  }
  private static let shared = AVAudioSession()
  /// The app's.
  open class func sharedInstance() -> AVAudioSession { shared }
  /// The purpose of sound.
  open private(set) var category = Category.soloAmbient
  /// The loudness of the device, of 1.
  open var outputVolume: Float { 0 }
  /// Sets what sound is for.
  open func setCategory(_ category: Category) throws { self.category = category }
  /// Sets what sound is for.
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    self.category = category
  }
  /// Sets what sound is for.
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws { self.category = category }
  /// Begins or ends.
  open func setActive(_ active: Bool) throws {}
}

/// The largest part of a box with the shape of a size, in the box's middle.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
  let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width,
    height: size.height)
}
