import Foundation

/// A type whose properties are set from the values of a JSON object.
public protocol BaseMappable {
  mutating func mapping(map: Map)
}
public protocol Mappable: BaseMappable {
  init?(map: Map)
}
public protocol StaticMappable: BaseMappable {
  static func objectForMapping(map: Map) -> (any BaseMappable)?
}
public protocol ImmutableMappable: BaseMappable {
  init(map: Map) throws
}
extension ImmutableMappable {
  public func mapping(map: Map) {}
}
public protocol MapContext {}

public enum MappingType { case fromJSON, toJSON }

/// A JSON object with the key that is asked for.
public final class Map {
  public let mappingType: MappingType
  public internal(set) var JSON: [String: Any]
  public var context: (any MapContext)?
  public private(set) var currentKey: String?
  public var currentValue: Any? { currentKey.flatMap { value(at: $0) } }
  public var isKeyPresent: Bool { currentValue != nil }

  public init(
    mappingType: MappingType, JSON: [String: Any], toObject: Bool = false, context: (any MapContext)? = nil,
    shouldIncludeNilValues: Bool = false
  ) {
    (self.mappingType, self.JSON, self.context) = (mappingType, JSON, context)
  }

  public subscript(key: String) -> Map {
    currentKey = key
    return self
  }
  public subscript(key: String, nested nested: Bool) -> Map { self[key] }
  public func value<Value>() -> Value? { currentValue as? Value }
  public func value<Value>(_ key: String) throws -> Value {
    guard let value = value(at: key) as? Value else { throw MapError(key: key) }
    return value
  }

  private func value(at key: String) -> Any? {
    if let value = JSON[key] { return value }
    return key.split(separator: ".").reduce(JSON as Any?) { ($0 as? [String: Any])?[String($1)] }
  }
  func set(_ value: Any?) { if let currentKey, let value { JSON[currentKey] = value } }
}

public struct MapError: Error { public let key: String? }

public protocol TransformType {
  associatedtype Object
  associatedtype JSON
  func transformFromJSON(_ value: Any?) -> Object?
  func transformToJSON(_ value: Object?) -> JSON?
}

open class TransformOf<Object, JSON>: TransformType {
  private let read: (JSON?) -> Object?
  private let written: (Object?) -> JSON?
  public init(fromJSON: @escaping (JSON?) -> Object?, toJSON: @escaping (Object?) -> JSON?) {
    (read, written) = (fromJSON, toJSON)
  }
  open func transformFromJSON(_ value: Any?) -> Object? { read(value as? JSON) }
  open func transformToJSON(_ value: Object?) -> JSON? { written(value) }
}

open class DateFormatterTransform: TransformType {
  public let dateFormatter: DateFormatter
  public init(dateFormatter: DateFormatter) { self.dateFormatter = dateFormatter }
  open func transformFromJSON(_ value: Any?) -> Date? { (value as? String).flatMap(dateFormatter.date) }
  open func transformToJSON(_ value: Date?) -> String? { value.map(dateFormatter.string) }
}
open class ISO8601DateTransform: DateFormatterTransform {
  public init() {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ssZZZZZ"
    super.init(dateFormatter: formatter)
  }
}
open class CustomDateFormatTransform: DateFormatterTransform {
  public init(formatString: String) {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = formatString
    super.init(dateFormatter: formatter)
  }
}
open class DateTransform: TransformType {
  public init() {}
  open func transformFromJSON(_ value: Any?) -> Date? { (value as? Double).map(Date.init(timeIntervalSince1970:)) }
  open func transformToJSON(_ value: Date?) -> Double? { value?.timeIntervalSince1970 }
}
open class URLTransform: TransformType {
  public init(shouldEncodeURLString: Bool = false) {}
  open func transformFromJSON(_ value: Any?) -> URL? { (value as? String).flatMap { URL(string: $0) } }
  open func transformToJSON(_ value: URL?) -> String? { value?.absoluteString }
}
open class EnumTransform<Object: RawRepresentable>: TransformType {
  public init() {}
  open func transformFromJSON(_ value: Any?) -> Object? {
    (value as? Object.RawValue).flatMap(Object.init(rawValue:))
  }
  open func transformToJSON(_ value: Object?) -> Object.RawValue? { value?.rawValue }
}
