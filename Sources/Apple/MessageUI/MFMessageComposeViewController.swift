public import Foundation
public import UIKit

/// The ends of writing a message.
public enum MessageComposeResult: Int, Sendable {
  case cancelled = 0, sent, failed
}

/// A message that the user writes: none can be sent here, and the view is empty.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
  /// An object that is told of the end.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// Whom it is for.
  open var recipients: [String]?
  open var body: String?
  open var subject: String?

  /// Tells whether texts can be sent: no.
  open class func canSendText() -> Bool { false }
  /// Tells whether subjects can be sent: no.
  open class func canSendSubject() -> Bool { false }
  /// Tells whether files can be sent: no.
  open class func canSendAttachments() -> Bool { false }
  /// Adds a file: no.
  @discardableResult
  open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool { false }
}

/// An object that is told of the end of writing a message.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  /// Told of the end.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
