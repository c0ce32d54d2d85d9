// What Apple's module brings with it.
@_exported public import AVFoundation
public import Foundation
public import UIKit

/// The volume's slider: a box of its size.
@preconcurrency @MainActor
open class MPVolumeView: UIView {
  open var showsVolumeSlider = true
  open var showsRouteButton = true
  open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {}
  open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {}
  open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {}
  open func setRouteButtonImage(_ image: UIImage?, for state: UIControl.State) {}
}

public let MPMediaItemPropertyTitle = "title", MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle", MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration", MPMediaItemPropertyGenre = "genre"
public let MPMediaItemPropertyComposer = "composer", MPMediaItemPropertyPodcastTitle = "podcastTitle"
public let MPMediaItemPropertyMediaType = "mediaType", MPMediaItemPropertyPersistentID = "persistentID"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"

open class MPMediaItemArtwork: NSObject {
  open var bounds: CGRect { CGRect(origin: .zero, size: size) }
  private let size: CGSize
  private let handler: (CGSize) -> UIImage
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    (size, handler) = (boundsSize, requestHandler)
  }
  open func image(at size: CGSize) -> UIImage? { handler(size) }
}

/// The title and times of the sound that plays, held.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  private static let center = MPNowPlayingInfoCenter()
  open class func `default`() -> MPNowPlayingInfoCenter { center }
  open var nowPlayingInfo: [String: Any]?
  open var playbackState = MPNowPlayingPlaybackState.unknown
}
public enum MPNowPlayingPlaybackState: UInt, Sendable { case unknown = 0, playing, paused, stopped, interrupted }
public enum MPNowPlayingInfoMediaType: UInt, Sendable { case none = 0, audio, video }
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0, noSuchContent = 100, noActionableNowPlayingItem = 110, commandFailed = 200
}

/// Buttons of the lock screen: nobody presses them.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  private static let center = MPRemoteCommandCenter()
  open class func shared() -> MPRemoteCommandCenter { center }
  public let playCommand = MPRemoteCommand(), pauseCommand = MPRemoteCommand(), stopCommand = MPRemoteCommand()
  public let togglePlayPauseCommand = MPRemoteCommand(), nextTrackCommand = MPRemoteCommand()
  public let previousTrackCommand = MPRemoteCommand(), seekForwardCommand = MPRemoteCommand()
  public let seekBackwardCommand = MPRemoteCommand(), changePlaybackPositionCommand = MPRemoteCommand()
  public let skipForwardCommand = MPSkipIntervalCommand(), skipBackwardCommand = MPSkipIntervalCommand()
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
}
open class MPRemoteCommand: NSObject {
  open var isEnabled = true
  @discardableResult
  open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any { self }
  open func addTarget(_ target: Any, action: Selector) {}
  open func removeTarget(_ target: Any?) {}
  open func removeTarget(_ target: Any, action: Selector?) {}
}
open class MPSkipIntervalCommand: MPRemoteCommand {
  open var preferredIntervals: [NSNumber] = []
}
open class MPChangePlaybackRateCommand: MPRemoteCommand {
  open var supportedPlaybackRates: [NSNumber] = []
}
open class MPRemoteCommandEvent: NSObject {
  open var command: MPRemoteCommand { MPRemoteCommand() }
  open var timestamp: TimeInterval { 0 }
}
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
  open var interval: TimeInterval { 0 }
}
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  open var positionTime: TimeInterval { 0 }
}
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent {
  open var playbackRate: Float { 1 }
}

/// The library of music: the user refused it.
open class MPMediaLibrary: NSObject {
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }
  open class func requestAuthorization(_ handler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void) {
    handler(.denied)
  }
}
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable { case notDetermined = 0, denied, restricted, authorized }
open class MPMediaItem: NSObject {
  open var title: String? { nil }
  open var artist: String? { nil }
  open var albumTitle: String? { nil }
  open var assetURL: URL? { nil }
  open var playbackDuration: TimeInterval { 0 }
}
open class MPMediaQuery: NSObject {
  open var items: [MPMediaItem]? { [] }
  open class func songs() -> MPMediaQuery { MPMediaQuery() }
}
