public import UniformTypeIdentifiers

/// The ways in which a picker of documents uses them.
public enum UIDocumentPickerMode: UInt, Sendable {
  case `import` = 0, open, exportToService, moveToService
}

/// The system's picker of documents: an empty view here.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  /// The types of documents.
  package let documentTypes: [String]
  /// The documents that are exported.
  package let urls: [URL]
  /// The way in which it uses documents.
  open private(set) var documentPickerMode: UIDocumentPickerMode
  /// An object that is told of the choice.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// A Boolean that lets several be chosen.
  open var allowsMultipleSelection = false
  /// A Boolean that shows the ends of names.
  open var shouldShowFileExtensions = false
  /// The folder that shows at first.
  open var directoryURL: URL?

  /// A picker of documents of types.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    (documentTypes, urls, documentPickerMode) = (allowedUTIs, [], mode)
    super.init(nibName: nil, bundle: nil)
  }
  /// A picker of documents of types.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    self.init(documentTypes: contentTypes.map(\.identifier), in: asCopy ? .import : .open)
  }
  /// A picker of a place for a document.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(urls: [url], in: mode) }
  /// A picker of a place for documents.
  public init(urls: [URL], in mode: UIDocumentPickerMode) {
    (documentTypes, self.urls, documentPickerMode) = ([], urls, mode)
    super.init(nibName: nil, bundle: nil)
  }
  /// A picker of a place for documents.
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
    self.init(urls: urls, in: asCopy ? .exportToService : .moveToService)
  }
  /// A picker of a file.
  public required init?(coder: NSCoder) {
    (documentTypes, urls, documentPickerMode) = ([], [], .open)
    super.init(coder: coder)
  }

  /// Picks documents, as the user does.
  package func pick(_ urls: [URL]) { delegate?.documentPicker(self, didPickDocumentsAt: urls) }
}

/// An object that is told of a choice of documents.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Told of the choice.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Told of the choice of one, in older code.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
  /// Told that the user chose nothing.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Tells of the first one.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    if let url = urls.first { documentPicker(controller, didPickDocumentAt: url) }
  }
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// The interface of an extension that picks documents: held.
@preconcurrency @MainActor
open class UIDocumentPickerExtensionViewController: UIViewController {
  /// The way in which the picker uses documents.
  open internal(set) var documentPickerMode = UIDocumentPickerMode.import
  /// The document that is exported.
  open internal(set) var originalURL: URL?
  /// The types of documents that may be picked.
  open internal(set) var validTypes: [String]?
  /// The name of the extension that provides files.
  open var providerIdentifier: String { "" }
  /// The folder in which documents are kept.
  open internal(set) var documentStorageURL: URL?

  /// Told before it shows.
  open func prepareForPresentation(in mode: UIDocumentPickerMode) {}
  /// Leaves, with the document that was picked.
  open func dismissGrantingAccess(to url: URL?) { dismiss(animated: true) }
}
