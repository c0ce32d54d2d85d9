import Documents
import LayoutModel
package import Notations

/// A property list in XML, the form of `Info.plist`.
///
///     <plist version="1.0"><dict><key>UIRequiresFullScreen</key><true/></dict></plist>
package enum PropertyList: Hashable, Sendable {
  case string(String)
  case number(Double)
  case bool(Bool)
  case array([PropertyList])
  case dictionary([String: PropertyList])
  /// A date or data, which isn't needed here.
  case other

  private static let limits = DocumentLimits(maximumBytes: 16 << 20, maximumDepth: 100, maximumValues: 500_000)
  private static let binaryMark = Array("bplist".utf8)

  /// Reads a property list.
  ///
  /// - Throws: `InputError` if it isn't one in XML.
  package init(reading bytes: [UInt8]) throws(InputError) {
    guard !bytes.starts(with: Self.binaryMark) else {
      throw InputError([InputProblem(.project(.binaryPropertyList), at: nil)])
    }
    let root = try InputError.wrapping { () throws(DocumentError) in
      try XMLDocumentReader.root(of: bytes, limits: Self.limits, documentType: "plist")
    }
    guard root.name == "plist", let value = root.children.first else {
      let fault = ProjectFault.wrongFormat(expected: "a property list", found: "<\(root.name.excerpt)>")
      throw InputError([InputProblem(.project(fault), at: root.position)])
    }
    self = try Self.value(value)
  }

  /// The value of an element. The reader bounds the depth of elements.
  private static func value(_ element: XMLElement) throws(InputError) -> PropertyList {
    switch element.name {
    case "string": return .string(element.text)
    case "integer", "real": return Double(element.text).map { .number($0) } ?? .other
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "array": return .array(try element.children.map { child throws(InputError) in try value(child) })
    case "dict":
      var members: [String: PropertyList] = [:]
      var rest = element.children[...]
      while let key = rest.popFirst() {
        guard key.name == "key", let child = rest.popFirst(), child.name != "key" else {
          let fault = ProjectFault.expected("a <key> and its value", found: "<\(key.name.excerpt)>")
          throw InputError([InputProblem(.project(fault), at: key.position)])
        }
        members[key.text] = try value(child)
      }
      return .dictionary(members)
    default: return .other
    }
  }

  /// The member of a dictionary with a key.
  package subscript(key: String) -> PropertyList? {
    if case .dictionary(let members) = self { members[key] } else { nil }
  }

  /// The language that an application is written in, from its `Info.plist`; `nil` if it is left to build settings.
  var developmentLanguage: String? {
    guard case .string(let language)? = self["CFBundleDevelopmentRegion"],
      Conditions.isLanguage(language[...])
    else { return nil }
    return language
  }

  /// Returns the list with the values of the build settings that its strings name: `$(MARKETING_VERSION)`.
  func expanded(by settings: BuildSettings) -> PropertyList {
    switch self {
    case .string(let text): .string(settings.expanded(text))
    case .array(let elements): .array(elements.map { $0.expanded(by: settings) })
    case .dictionary(let members): .dictionary(members.mapValues { $0.expanded(by: settings) })
    case .number, .bool, .other: self
    }
  }

  /// Every string in it, at any depth; the reader bounds that.
  var allStrings: [String] {
    switch self {
    case .string(let text): [text]
    case .array(let elements): elements.flatMap(\.allStrings)
    case .dictionary(let members): members.values.flatMap(\.allStrings)
    case .number, .bool, .other: []
    }
  }

  var strings: [String]? {
    guard case .array(let elements) = self else { return nil }
    return elements.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }
}
