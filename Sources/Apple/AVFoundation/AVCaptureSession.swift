public import CoreMedia
public import Foundation
public import QuartzCore

/// A session that joins a camera to the outputs of its pictures: no picture comes.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let high = Preset("AVCaptureSessionPresetHigh")
    public static let medium = Preset("AVCaptureSessionPresetMedium")
    public static let low = Preset("AVCaptureSessionPresetLow")
    public static let photo = Preset("AVCaptureSessionPresetPhoto")
    public static let hd1280x720 = Preset("AVCaptureSessionPreset1280x720")
    public static let hd1920x1080 = Preset("AVCaptureSessionPreset1920x1080")
    public static let hd4K3840x2160 = Preset("AVCaptureSessionPreset3840x2160")
    public static let vga640x480 = Preset("AVCaptureSessionPreset640x480")
    /// As the device says.
    public static let inputPriority = Preset("AVCaptureSessionPresetInputPriority")
  }

  open private(set) var inputs: [AVCaptureInput] = []
  /// The outputs of their pictures.
  open private(set) var outputs: [AVCaptureOutput] = []
  open var sessionPreset = Preset.high
  /// A Boolean that tells whether it runs.
  open private(set) var isRunning = false

  /// Tells whether a quality can be had.
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  /// Tells whether a device can be added.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains(input) }
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  /// Leaves out a device.
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  /// Tells whether something can become of pictures.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains(output) }
  /// Adds what becomes of pictures.
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  /// Leaves out what becomes of pictures.
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  open func beginConfiguration() {}
  open func commitConfiguration() {}
  /// Runs: no picture comes.
  open func startRunning() { isRunning = true }
  open func stopRunning() { isRunning = false }
}

/// A source of pictures.
open class AVCaptureInput: NSObject, @unchecked Sendable {}

/// A device that pictures come from.
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
  public let device: AVCaptureDevice
  /// Makes an input of a device.
  public init(device: AVCaptureDevice) throws { self.device = device }
}

/// An output of pictures.
open class AVCaptureOutput: NSObject, @unchecked Sendable {
  /// The way of media to it: none.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
  /// The ways to it.
  open var connections: [AVCaptureConnection] { [] }
}

/// A way from a device to what becomes of its pictures.
open class AVCaptureConnection: NSObject, @unchecked Sendable {
  /// The way pictures are turned.
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  /// A Boolean that tells whether they can be turned.
  open var isVideoOrientationSupported: Bool { false }
  /// A Boolean that shows them as in a mirror.
  open var isVideoMirrored = false
  /// A Boolean that tells whether they can be shown as in a mirror.
  open var isVideoMirroringSupported: Bool { false }
  /// The angle by which they are turned, in degrees.
  open var videoRotationAngle: CGFloat = 0
  /// A Boolean that lets them through.
  open var isEnabled = true
}

/// Pictures that are taken, in older code.
open class AVCaptureStillImageOutput: AVCaptureOutput, @unchecked Sendable {
  open var outputSettings: [String: Any] = [:]
  /// A Boolean that tells whether one is being taken.
  open var isCapturingStillImage: Bool { false }
  /// Takes one: none comes.
  open func captureStillImageAsynchronously(
    from connection: AVCaptureConnection,
    completionHandler handler: @escaping @Sendable (CMSampleBuffer?, (any Error)?) -> Void
  ) {
    handler(nil, nil)
  }
  /// A picture as a file.
  open class func jpegStillImageNSDataRepresentation(_ jpegSampleBuffer: CMSampleBuffer) -> Data? { nil }
}

/// Pictures that are taken.
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
  /// Takes one: none comes.
  open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {}
}

/// The settings with which a picture is taken.
open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
  /// When the flash lights.
  open var flashMode = AVCaptureDevice.FlashMode.off
}

/// A picture that was taken.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
  /// The picture as a file.
  open func fileDataRepresentation() -> Data? { nil }
}

/// An object that is told of a picture.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  /// Told of a picture.
  func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
  ) {}
}

/// Films that are made.
open class AVCaptureMovieFileOutput: AVCaptureOutput, @unchecked Sendable {}

/// Pictures, one after the other.
open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
  open var videoSettings: [String: Any]! = [:]
  open var alwaysDiscardsLateVideoFrames = true
  /// Sets who is told of them.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue: DispatchQueue?
  ) {}
}

/// An object that is told of pictures, one after the other.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
  /// Told of a picture.
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

/// An output that reads codes and the like in pictures.
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
  /// The kinds that are looked for.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// The kinds that can be looked for.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  /// The area where they are looked for, in shares of the picture.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Sets who is told of it.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
  ) {}
}

/// An object that is told of what is read in pictures.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  /// Told of what is read.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}

/// A thing that is read in a picture.
open class AVMetadataObject: NSObject, @unchecked Sendable {
  /// A kind of what is read.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let qr = ObjectType("org.iso.QRCode")
    /// The code of a product.
    public static let ean13 = ObjectType("org.gs1.EAN-13")
    /// The code of a product.
    public static let ean8 = ObjectType("org.gs1.EAN-8")
    /// A code of bars.
    public static let code128 = ObjectType("org.iso.Code128")
    /// A code of bars.
    public static let code39 = ObjectType("org.iso.Code39")
    public static let pdf417 = ObjectType("org.iso.PDF417")
    public static let aztec = ObjectType("org.iso.Aztec")
    public static let dataMatrix = ObjectType("org.iso.DataMatrix")
    public static let face = ObjectType("face")
  }

  /// Its place, in shares of the picture.
  open var bounds: CGRect { .zero }
  open var type: ObjectType { .qr }
}

/// A code that is read in a picture.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
  /// The text that it holds.
  open var stringValue: String? { nil }
  /// Its corners, in shares of the picture.
  open var corners: [CGPoint] { [] }
}

/// A layer with what a camera sees: nothing here.
open class AVCaptureVideoPreviewLayer: CALayer {
  /// The session that joins the camera to it.
  open var session: AVCaptureSession?
  /// The way pictures fill it.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// The way to it: none.
  open var connection: AVCaptureConnection? { nil }
  /// A layer of a camera.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
  /// The place of a point of the layer in the picture, in shares of it.
  open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
    CGPoint(x: pointInLayer.x / max(1, bounds.width), y: pointInLayer.y / max(1, bounds.height))
  }
  /// The place of something read, in the layer.
  open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }
}
