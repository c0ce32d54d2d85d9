@_exported public import Photos
@_exported public import UIKit
@_exported public import UniformTypeIdentifiers

/// Which things of the library are shown.
public struct PHPickerFilter: Hashable, Sendable {
  private let name: String
  public static let images = PHPickerFilter(name: "images")
  public static let videos = PHPickerFilter(name: "videos")
  /// Pictures that move a little.
  public static let livePhotos = PHPickerFilter(name: "livePhotos")
  /// Pictures of the screen.
  public static let screenshots = PHPickerFilter(name: "screenshots")
  /// Things that are one or another.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(name: "any(\(subfilters.map(\.name).joined(separator: ",")))")
  }
  /// Things that are all of them.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(name: "all(\(subfilters.map(\.name).joined(separator: ",")))")
  }
  /// Things that aren't it.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(name: "not(\(filter.name))") }
}

/// The options with which things of the library are chosen.
public struct PHPickerConfiguration: Hashable, Sendable {
  /// The form in which they come.
  public enum AssetRepresentationMode: Int, Sendable {
    case automatic = 0, current, compatible
  }
  /// The order of what is chosen.
  public enum Selection: Int, Sendable {
    case `default` = 0, ordered
  }
  public var filter: PHPickerFilter?
  /// The most that can be chosen; any number for 0.
  public var selectionLimit = 1
  /// The form in which they come.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public var selection = Selection.default
  /// The names of those that are chosen at first.
  public var preselectedAssetIdentifiers: [String] = []
  public init() {}
  /// As usual, with the names of a library.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// A chosen thing of the library.
public struct PHPickerResult: Hashable {
  /// The object that gives it.
  public let itemProvider: NSItemProvider
  /// Its name in the library.
  public let assetIdentifier: String?
}

/// The system's picker of pictures: an empty view here.
@preconcurrency @MainActor
open class PHPickerViewController: UIViewController {
  /// The options with which they are chosen.
  open private(set) var configuration: PHPickerConfiguration
  /// An object that is told of the choice.
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  /// A picker of a file.
  public required init?(coder: NSCoder) {
    configuration = PHPickerConfiguration()
    super.init(coder: coder)
  }
  /// Chooses things no more.
  open func deselectAssets(withIdentifiers identifiers: [String]) {}
  /// Puts a thing behind another.
  open func moveAsset(withIdentifier identifier: String, afterAssetWithIdentifier afterIdentifier: String?) {}
}

/// An object that is told of the choice of pictures.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Told of the choice.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
