import Foundation

infix operator <- : DefaultPrecedence
infix operator >>> : DefaultPrecedence

private func exchange<Value>(_ left: inout Value, _ map: Map, read: (Any) -> Value?, write: (Value) -> Any?) {
  switch map.mappingType {
  case .fromJSON: if let value = map.currentValue.flatMap(read) { left = value }
  case .toJSON: map.set(write(left))
  }
}

// MARK: Values

public func <- <Value>(left: inout Value, right: Map) { exchange(&left, right, read: { $0 as? Value }) { $0 } }
public func <- <Value>(left: inout Value?, right: Map) { exchange(&left, right, read: { $0 as? Value }) { $0 } }
public func <- <Value: RawRepresentable>(left: inout Value, right: Map) {
  exchange(&left, right, read: { ($0 as? Value.RawValue).flatMap(Value.init(rawValue:)) }) { $0.rawValue }
}
public func <- <Value: RawRepresentable>(left: inout Value?, right: Map) {
  exchange(&left, right, read: { ($0 as? Value.RawValue).flatMap(Value.init(rawValue:)) }) { $0?.rawValue }
}

// MARK: Objects

public func <- <Value: BaseMappable>(left: inout Value, right: Map) {
  exchange(&left, right, read: { Mapper<Value>().map(JSONObject: $0) }) { Mapper().toJSON($0) }
}
public func <- <Value: BaseMappable>(left: inout Value?, right: Map) {
  exchange(&left, right, read: { Mapper<Value>().map(JSONObject: $0) }) { $0.map { Mapper().toJSON($0) } }
}
public func <- <Value: BaseMappable>(left: inout [Value], right: Map) {
  exchange(&left, right, read: { Mapper<Value>().mapArray(JSONObject: $0) }) { Mapper().toJSONArray($0) }
}
public func <- <Value: BaseMappable>(left: inout [Value]?, right: Map) {
  exchange(&left, right, read: { Mapper<Value>().mapArray(JSONObject: $0) }) { $0.map { Mapper().toJSONArray($0) } }
}

// MARK: Transforms

public func <- <Transform: TransformType>(left: inout Transform.Object, right: (Map, Transform)) {
  exchange(&left, right.0, read: { right.1.transformFromJSON($0) }) { right.1.transformToJSON($0) }
}
public func <- <Transform: TransformType>(left: inout Transform.Object?, right: (Map, Transform)) {
  exchange(&left, right.0, read: { right.1.transformFromJSON($0) }) { right.1.transformToJSON($0) }
}

/// Makes objects of JSON, and JSON of objects.
public final class Mapper<Object: BaseMappable> {
  public var context: (any MapContext)?

  public init(context: (any MapContext)? = nil, shouldIncludeNilValues: Bool = false) { self.context = context }

  public func map(JSON: [String: Any]) -> Object? {
    let map = Map(mappingType: .fromJSON, JSON: JSON, context: context)
    if let type = Object.self as? any Mappable.Type {
      guard var made = type.init(map: map) as? Object else { return nil }
      made.mapping(map: map)
      return made
    }
    if let type = Object.self as? any ImmutableMappable.Type { return try? type.init(map: map) as? Object }
    guard var made = (Object.self as? any StaticMappable.Type)?.objectForMapping(map: map) as? Object else {
      return nil
    }
    made.mapping(map: map)
    return made
  }
  public func map(JSONObject: Any?) -> Object? { (JSONObject as? [String: Any]).flatMap { map(JSON: $0) } }
  public func map(JSONString: String) -> Object? {
    map(JSONObject: try? JSONSerialization.jsonObject(with: Data(JSONString.utf8)))
  }
  public func map(JSONfile: String) -> Object? { nil }
  public func mapArray(JSONArray: [[String: Any]]) -> [Object] { JSONArray.compactMap { map(JSON: $0) } }
  public func mapArray(JSONObject: Any?) -> [Object]? {
    (JSONObject as? [[String: Any]]).map { mapArray(JSONArray: $0) }
  }
  public func mapArray(JSONString: String) -> [Object]? {
    mapArray(JSONObject: try? JSONSerialization.jsonObject(with: Data(JSONString.utf8)))
  }
  public func mapArray(JSONfile: String) -> [Object]? { nil }
  public func toJSON(_ object: Object) -> [String: Any] {
    var object = object
    let map = Map(mappingType: .toJSON, JSON: [:], context: context)
    object.mapping(map: map)
    return map.JSON
  }
  public func toJSONArray(_ array: [Object]) -> [[String: Any]] { array.map(toJSON) }
  public func toJSONString(_ object: Object, prettyPrint: Bool = false) -> String? {
    (try? JSONSerialization.data(withJSONObject: toJSON(object))).map { String(decoding: $0, as: UTF8.self) }
  }
}

extension Mappable {
  public init?(JSON: [String: Any], context: (any MapContext)? = nil) {
    guard let made = Mapper<Self>(context: context).map(JSON: JSON) else { return nil }
    self = made
  }
  public init?(JSONString: String, context: (any MapContext)? = nil) {
    guard let made = Mapper<Self>(context: context).map(JSONString: JSONString) else { return nil }
    self = made
  }
}

extension BaseMappable {
  public func toJSON() -> [String: Any] { Mapper<Self>().toJSON(self) }
  public func toJSONString(prettyPrint: Bool = false) -> String? { Mapper<Self>().toJSONString(self) }
}

extension Array where Element: BaseMappable {
  public init?(JSONString: String, context: (any MapContext)? = nil) {
    guard let made = Mapper<Element>(context: context).mapArray(JSONString: JSONString) else { return nil }
    self = made
  }
  public func toJSON() -> [[String: Any]] { Mapper<Element>().toJSONArray(self) }
}
