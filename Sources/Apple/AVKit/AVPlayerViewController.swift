public import AVFoundation
public import UIKit

/// A controller of what plays films: an empty view here.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
  /// The player whose content is shown.
  open var player: AVPlayer?
  /// A Boolean that shows buttons.
  open var showsPlaybackControls = true
  /// The way pictures fill the view.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// A Boolean that lets films play over other apps.
  open var allowsPictureInPicturePlayback = true
  /// A Boolean that tells the system what plays.
  open var updatesNowPlayingInfoCenter = true
  /// A Boolean that fills the screen when it plays.
  open var entersFullScreenWhenPlaybackBegins = false
  /// A Boolean that fills the screen no more at the end.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// A Boolean that tells whether there is a picture: no.
  open var isReadyForDisplay: Bool { false }
  /// An object that is told of it.
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  private lazy var overlay = UIView()
  /// The view between pictures and buttons.
  open var contentOverlayView: UIView? {
    loadViewIfNeeded()
    if overlay.superview == nil {
      overlay.frame = view.bounds
      overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(overlay)
    }
    return overlay
  }
}

/// An object that is told of a controller of what plays films.
@preconcurrency @MainActor
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {}
