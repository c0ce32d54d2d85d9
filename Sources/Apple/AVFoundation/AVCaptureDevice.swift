public import Foundation

/// A camera or a microphone: there is none here.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  /// The side to which a camera looks.
  public enum Position: Int, Sendable {
    case unspecified = 0, back, front
  }
  /// When a flash lights.
  public enum FlashMode: Int, Sendable {
    case off = 0, on, auto
  }
  /// When a torch lights.
  public enum TorchMode: Int, Sendable {
    case off = 0, on, auto
  }
  /// The way a camera finds its focus.
  public enum FocusMode: Int, Sendable {
    case locked = 0, autoFocus, continuousAutoFocus
  }
  /// The way a camera finds how long to look.
  public enum ExposureMode: Int, Sendable {
    case locked = 0, autoExpose, continuousAutoExposure, custom
  }

  /// A kind of device.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let builtInWideAngleCamera = DeviceType("AVCaptureDeviceTypeBuiltInWideAngleCamera")
    /// A camera for what is far.
    public static let builtInTelephotoCamera = DeviceType("AVCaptureDeviceTypeBuiltInTelephotoCamera")
    /// A camera that sees wide.
    public static let builtInUltraWideCamera = DeviceType("AVCaptureDeviceTypeBuiltInUltraWideCamera")
    public static let builtInDualCamera = DeviceType("AVCaptureDeviceTypeBuiltInDualCamera")
    public static let builtInMicrophone = DeviceType("AVCaptureDeviceTypeBuiltInMicrophone")
  }

  /// The device of a kind of media: none.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  /// The device of a kind: none.
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }
  open class func devices() -> [AVCaptureDevice] { [] }
  /// All devices for media: none.
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
  /// The right to use them: denied.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }
  /// Asks the user, who doesn't answer: no.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {
    handler(false)
  }
  /// Asks the user, who doesn't answer: no.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }

  open var localizedName: String { "" }
  /// The side to which it looks.
  open var position: Position { .unspecified }
  /// A Boolean that tells whether it has a flash.
  open var hasFlash: Bool { false }
  /// A Boolean that tells whether it has a torch.
  open var hasTorch: Bool { false }
  /// When its flash lights.
  open var flashMode = FlashMode.off
  /// When its torch lights.
  open var torchMode = TorchMode.off
  /// The way it finds its focus.
  open var focusMode = FocusMode.locked
  /// The place of the focus, in shares of the picture.
  open var focusPointOfInterest = CGPoint.zero
  /// A Boolean that tells whether the focus has a place.
  open var isFocusPointOfInterestSupported: Bool { false }
  /// The way it finds how long to look.
  open var exposureMode = ExposureMode.locked
  /// The place that it measures, in shares of the picture.
  open var exposurePointOfInterest = CGPoint.zero
  open var isExposurePointOfInterestSupported: Bool { false }
  /// The factor by which it enlarges.
  open var videoZoomFactor: CGFloat = 1
  /// Tells whether it gives media.
  open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
  /// Tells whether its flash knows a mode.
  open func isFlashModeSupported(_ flashMode: FlashMode) -> Bool { false }
  /// Tells whether its torch knows a mode.
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
  /// Tells whether its focus knows a mode.
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  /// Tells whether it knows a mode.
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  /// Tells whether it has a quality.
  open func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }
  open func lockForConfiguration() throws {}
  open func unlockForConfiguration() {}

  /// A search for devices, which finds none.
  open class DiscoverySession: NSObject {
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
    /// The devices that it found.
    open var devices: [AVCaptureDevice] { [] }
  }
}

/// The rights to use a camera or a microphone.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined = 0, restricted, denied, authorized
}

/// The way a picture is turned.
public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1, portraitUpsideDown, landscapeRight, landscapeLeft
}
