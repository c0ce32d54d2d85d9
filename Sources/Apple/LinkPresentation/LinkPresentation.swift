// What Apple's module brings with it.
@_exported public import UIKit

/// A page's title, pictures and addresses, held.
open class LPLinkMetadata: NSObject, @unchecked Sendable {
  open var originalURL: URL?
  open var url: URL?
  open var title: String?
  open var iconProvider: NSItemProvider?
  open var imageProvider: NSItemProvider?
  open var videoProvider: NSItemProvider?
  open var remoteVideoURL: URL?
}
/// A search for a page's title and pictures: the device is offline.
open class LPMetadataProvider: NSObject {
  open var timeout: TimeInterval = 30
  open var shouldFetchSubresources = true
  open func startFetchingMetadata(for url: URL, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void) {
    completionHandler(nil, URLError(.notConnectedToInternet))
  }
  open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
    throw URLError(.notConnectedToInternet)
  }
  open func cancel() {}
}
/// A card of a page: a box whose size isn't known.
@preconcurrency @MainActor
open class LPLinkView: UIView {
  open var metadata: LPLinkMetadata
  public init(url: URL) {
    metadata = LPLinkMetadata()
    super.init(frame: .zero)
    metadata.originalURL = url
    unmeasuredContent = "LPLinkView"
  }
  public override init(frame: CGRect) {
    metadata = LPLinkMetadata()
    super.init(frame: frame)
    unmeasuredContent = "LPLinkView"
  }
  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata
    super.init(frame: .zero)
    unmeasuredContent = "LPLinkView"
  }
  public required init?(coder: NSCoder) { nil }
  open override var intrinsicContentSize: CGSize { .zero }
}
