import AVFoundation
import AVKit
import MessageUI
import PhotosUI
import SafariServices
import StoreKit
import Testing
import UIKit

/// Tests of controllers that the system fills on a device.
@MainActor struct SystemControllerTests {
  /// Safari fills the screen and holds its address.
  @Test func safari() throws {
    let url = try #require(URL(string: "https://example.com"))
    let controller = SFSafariViewController(url: url)
    #expect(controller.url == url)
    #expect(controller.modalPresentationStyle == .fullScreen)
    #expect(controller.view.subviews.isEmpty)
  }

  /// There is no account: neither mails nor messages can be sent.
  @Test func mail() {
    #expect(!MFMailComposeViewController.canSendMail())
    #expect(!MFMessageComposeViewController.canSendText())
    let mail = MFMailComposeViewController()
    mail.setSubject("Subject")
    #expect(mail.subject == "Subject")
  }

  /// The view over a film fills its controller's.
  @Test func film() throws {
    let controller = AVPlayerViewController()
    controller.player = AVPlayer()
    let overlay = try #require(controller.contentOverlayView)
    #expect(overlay.superview === controller.view)
    #expect(overlay.frame == controller.view.bounds)
  }

  /// A picker of pictures holds how it picks; a store has nothing.
  @Test func pickers() {
    var configuration = PHPickerConfiguration()
    configuration.filter = .any(of: [.images, .videos])
    #expect(PHPickerViewController(configuration: configuration).configuration == configuration)
    var isLoaded = true
    SKStoreProductViewController().loadProduct(withParameters: [:]) { loaded, _ in isLoaded = loaded }
    #expect(!isLoaded)
  }
}
