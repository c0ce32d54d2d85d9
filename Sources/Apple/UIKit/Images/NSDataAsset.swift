public import Foundation

/// The name of a catalogue's data.
public typealias NSDataAssetName = String

/// Data of an asset catalogue.
open class NSDataAsset: NSObject, @unchecked Sendable {
  public let name: NSDataAssetName
  public let data: Data
  public let typeIdentifier: String

  /// Data of the main bundle's; `nil` where there is none.
  public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

  /// Data of a bundle's; `nil` where there is none.
  public init?(name: NSDataAssetName, bundle: Bundle) {
    guard let set = AssetCatalogue.set(named: name, ofType: "dataset", in: bundle),
      let files = try? FileManager.default.contentsOfDirectory(atPath: set.path),
      let file = files.sorted().first(where: { $0 != "Contents.json" }),
      let data = try? Data(contentsOf: set.appendingPathComponent(file))
    else { return nil }
    (self.name, self.data, typeIdentifier) = (name, data, "public.data")
  }
}
