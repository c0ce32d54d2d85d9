import CoreImage
import CoreMotion
import Foundation
import SystemConfiguration
import Testing
import UIKit
import WatchConnectivity
import _Testing_CoreGraphics
import _Testing_CoreImage
import _Testing_UIKit

/// Tests of what Core Image and Core Motion answer: sizes of images, and a device without sensors.
@MainActor struct CoreImageTests {
  /// A code's image has a pixel of each module, with a border of one; UIKit takes its size.
  @Test(arguments: [(14, "M", 23), (15, "M", 27), (7, "H", 23), (2953, "L", 179)])
  func codes(_ count: Int, _ level: String, _ side: Int) throws {
    let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
    #expect(filter.outputImage == nil)
    filter.setValue(Data(repeating: 65, count: count), forKey: "inputMessage")
    filter.setValue(level, forKey: "inputCorrectionLevel")
    let image = try #require(filter.outputImage)
    #expect(image.extent.size == CGSize(width: side, height: side))
    let scaled = image.transformed(by: CGAffineTransform(scaleX: 4, y: 4))
    #expect(UIImage(ciImage: scaled).size == CGSize(width: 4 * side, height: 4 * side))
    let drawn = try #require(CIContext().createCGImage(scaled, from: scaled.extent))
    #expect(drawn.width == 4 * side)
  }

  /// A filter keeps its image's size, or scales it; one that nothing is known of has no name of Core Image's.
  @Test func filters() throws {
    let input = CIImage.empty().transformed(by: .identity).cropped(to: .zero)
    #expect(CIFilter(name: "Sepia") == nil)
    let sepia = try #require(CIFilter(name: "CISepiaTone", parameters: [kCIInputImageKey: input]))
    #expect(sepia.outputImage === input && sepia.inputKeys == [kCIInputImageKey])
    let code = try #require(CIFilter(name: "CIQRCodeGenerator", parameters: ["inputMessage": Data([1])]))
    let image = try #require(code.outputImage)
    let doubled = image.applyingFilter("CILanczosScaleTransform", parameters: [kCIInputScaleKey: 2])
    #expect(doubled.extent.width == 46)
    #expect(CIImage(color: CIColor(red: 1, green: 0, blue: 0)).extent.isInfinite)
    #expect(UIColor(ciColor: CIColor(color: .red)) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  /// A device without sensors measures nothing.
  @Test func motion() {
    let manager = CMMotionManager()
    manager.startDeviceMotionUpdates(to: .main) { _, _ in Issue.record("nothing moves") }
    #expect(!manager.isDeviceMotionAvailable && !manager.isDeviceMotionActive && manager.deviceMotion == nil)
    #expect(!CMPedometer.isStepCountingAvailable())
    var flags = SCNetworkReachabilityFlags.reachable
    let way = unsafe SCNetworkReachabilityCreateWithName(nil, "host")
    let isKnown = way.map { unsafe SCNetworkReachabilityGetFlags($0, &flags) }
    #expect(isKnown == true && flags.isEmpty)
    #expect(!WCSession.isSupported() && WCSession.default.activationState == .notActivated)
    #expect(throws: WCError(.deviceNotPaired)) { try WCSession.default.updateApplicationContext([:]) }
  }
}
