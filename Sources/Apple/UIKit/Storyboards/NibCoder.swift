import Foundation
import InterfaceBuilder
import LayoutModel

/// The coder of an object of a file: `init(coder:)` gets it, and UIKit's classes read from it what the file says of the object.
///
/// It has no values by keys, so that code of the app's own finds nothing in it.
final class NibCoder: NSCoder, @unchecked Sendable {
  /// The content that it codes.
  enum Content {
    case view(View)
    case controller(LoadedController)
    case other
  }

  let loader: NibLoader
  let content: Content
  /// The object that the file names; `nil` for one without an id.
  let object: NibObject?

  init(_ content: Content, _ object: NibObject?, _ loader: NibLoader) {
    (self.content, self.object, self.loader) = (content, object, loader)
    super.init()
  }

  /// The file's own settings of the object.
  var settings: [String: String] { object?.settings ?? [:] }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeObject<DecodedObjectType>(
    of cls: DecodedObjectType.Type, forKey key: String
  ) -> DecodedObjectType? where DecodedObjectType: NSObject, DecodedObjectType: NSCoding { nil }
  override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}
