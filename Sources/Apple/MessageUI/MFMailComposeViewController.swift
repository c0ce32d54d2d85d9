public import Foundation
public import UIKit

/// The ends of writing a mail.
public enum MFMailComposeResult: Int, Sendable {
  case cancelled = 0, saved, sent, failed
}

/// A mail that the user writes: there is no account here, and the view is empty.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
  /// An object that is told of the end.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  package private(set) var subject = ""
  package private(set) var recipients: [String] = []
  package private(set) var body = ""

  /// Tells whether there is an account: no.
  open class func canSendMail() -> Bool { false }
  open func setSubject(_ subject: String) { self.subject = subject }
  /// Sets whom it is for.
  open func setToRecipients(_ toRecipients: [String]?) { recipients = toRecipients ?? [] }
  /// Sets who gets a copy.
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  /// Sets who gets a copy unseen.
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  open func setMessageBody(_ body: String, isHTML: Bool) { self.body = body }
  /// Sets who sends it.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
}

/// An object that is told of the end of writing a mail.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  /// Told of the end.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
  ) {}
}
