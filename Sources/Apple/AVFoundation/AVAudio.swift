public import Foundation

/// An object that plays sound of a file: nothing sounds here.
open class AVAudioPlayer: NSObject {
  /// An object that is told of the end.
  open weak var delegate: (any AVAudioPlayerDelegate)?
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
  @discardableResult
  open func prepareToPlay() -> Bool { false }
  @discardableResult
  open func play() -> Bool { false }
  open func pause() {}
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
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// The way the app's sound goes with that of others; it is held.
open class AVAudioSession: NSObject, @unchecked Sendable {
  /// The purpose of sound.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Beside that of others.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// Alone, until the device is silent.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// Sound that is recorded.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
  }
  /// The character of sound.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
  }
  /// The way it goes with that of others.
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Makes a way by its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    public static let duckOthers = CategoryOptions(rawValue: 2)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
  }
  private static let shared = AVAudioSession()
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
