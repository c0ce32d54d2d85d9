import AVFoundation
import CoreLocation
import CoreMedia
import LocalAuthentication
import MobileCoreServices
import Photos
import Testing
import UIKit
import UniformTypeIdentifiers

/// Tests of what asks a device for something: it answers as one that lacks it.
struct SystemServiceTests {
  /// There is no camera, and no right to one.
  @Test func camera() {
    #expect(AVCaptureDevice.default(for: .video) == nil)
    #expect(AVCaptureDevice.authorizationStatus(for: .video) == .denied)
    let session = AVCaptureSession()
    #expect(AVCaptureVideoPreviewLayer(session: session).session === session)
  }

  /// The library of pictures is empty, and the user refused it.
  @Test func pictures() {
    #expect(PHPhotoLibrary.authorizationStatus() == .denied)
    #expect(PHAsset.fetchAssets(with: .image, options: nil).count == 0)
  }

  /// The user refused to be found.
  @Test func location() {
    #expect(!CLLocationManager.locationServicesEnabled())
    #expect(CLLocationManager().authorizationStatus == .denied)
    let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
    let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
    #expect(abs(berlin.distance(from: paris) - 877_500) < 1500)
  }

  /// The device knows nobody.
  @Test func owner() {
    var error: NSError?
    let canEvaluate = unsafe LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: &error)
    #expect(!canEvaluate)
    #expect(error?.code == LAError.Code.passcodeNotSet.rawValue)
  }

  /// Times are parts of seconds.
  @Test func times() {
    #expect(CMTime(seconds: 1.5, preferredTimescale: 600).value == 900)
    #expect(CMTime.indefinite.seconds.isNaN)
    #expect(CMTime(seconds: .nan, preferredTimescale: 600) == .invalid)
    let range = CMTimeRange(start: .zero, end: CMTime(value: 3, timescale: 2))
    #expect(range.duration.seconds == 1.5)
  }

  /// Types of files are known by their names' ends.
  @Test func types() {
    #expect(UTType(filenameExtension: "png") == .png)
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType(mimeType: "application/pdf")?.identifier == "com.adobe.pdf")
    #expect(kUTTypeText.description == UTType.text.identifier)
  }
}
