public import CoreGraphics
public import Foundation

/// An attachment that stands in text beside characters.
public protocol NSTextAttachmentContainer: NSObjectProtocol {
  /// The image for bounds.
  func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage?
  /// The bounds in a line.
  func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect
}

/// An image, or something else, that stands in text.
open class NSTextAttachment: NSObject, NSTextAttachmentContainer, @unchecked Sendable {
  private let coreFoundationNumber = CoreFoundationNumber()
  /// The character that stands for it.
  public static let character = 0xFFFC

  /// The data of a file.
  open var contents: Data?
  /// The type of the file.
  open var fileType: String?
  open var image: UIImage?
  /// The bounds, from the baseline on; those of the image where they are empty.
  open var bounds = CGRect.zero
  /// The distance to text beside it.
  open var lineLayoutPadding: CGFloat = 0
  /// A Boolean that tells whether a view may show it.
  open var allowsTextAttachmentView = true

  /// The data of a file.
  public init(data contentData: Data?, ofType uti: String?) {
    (contents, fileType) = (contentData, uti)
    super.init()
  }

  public override convenience init() { self.init(data: nil, ofType: nil) }

  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// Nothing: attachments aren't archived.
  public required init?(coder: NSCoder) { super.init() }

  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? {
    image
  }

  /// The bounds: its own, or those of the image on the baseline.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    bounds.isEmpty ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds
  }
}

extension NSAttributedString {
  /// A text of the character that stands for an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  /// A text of the character that stands for an attachment, with attributes.
  public convenience init(attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any]) {
    self.init(string: "\u{FFFC}", attributes: attributes.merging([.attachment: attachment]) { $1 })
  }

  /// A Boolean that tells whether there are attachments in a part.
  public func containsAttachments(in range: NSRange) -> Bool {
    var isFound = false
    unsafe enumerateAttribute(.attachment, in: range, options: []) { value, _, _ in if value != nil { isFound = true } }
    return isFound
  }
}
