import SwiftSyntax

/// A member that an extension declares for classes of other modules to override, which only Objective-C's dispatch by name makes possible.
///
/// The extension's member asks for an object of a protocol, to which the classes conform that override it.
struct OpenMember {
  private let member: Member

  /// A member that another module may override; `nil` for any other.
  init?(_ member: Member) {
    guard member.inExtension, member.isOpen, !member.isStatic, !member.isOverride, member.isWritable else { return nil }
    self.member = member
  }

  /// The protocol's name, which tells members of one name apart by their labels and types.
  var protocolName: String {
    let words = [member.type, member.name, member.result] + (member.parameters ?? []).flatMap { [$0.label, $0.type] }
    return "_Overriding_" + words.map(\.asPartOfName).joined(separator: "_")
  }

  /// True if it is a property with a setter.
  var isSettable: Bool { member.isSettable }

  /// The name that an override has.
  var overrideName: String { "_overriding\(member.name(of: member.type))" }

  /// The protocol, which has the override alone.
  ///
  /// - Parameter isIsolated: Whether the members of its classes are on the main actor.
  /// - Returns: Its declaration.
  func declaration(isIsolated: Bool) -> String {
    let requirement =
      if let parameters = member.parameters {
        "func \(overrideName)(\(parameters.map(\.declaration).joined(separator: ", ")))\(member.effects)"
          + (member.result.isEmpty ? "" : " -> \(member.result.onOneLine)")
      } else {
        "var \(overrideName): \(member.result.onOneLine) { get \(member.isSettable ? "set " : "")}"
      }
    return "\(isIsolated ? "@MainActor " : "")public protocol \(protocolName) { \(requirement) }"
  }
}

extension Member {
  /// True if a protocol can ask for it: its types are known, and none is that of the object.
  fileprivate var isWritable: Bool {
    let types = (parameters ?? []).map(\.type) + [result]
    return (parameters != nil || !result.isEmpty)
      && !types.contains { $0.hasSuffix("...") || $0.hasPrefix("some ") || $0.split { !$0.isLetter }.contains("Self") }
  }
}

extension Member.Parameter {
  /// The parameter as a protocol declares it.
  fileprivate var declaration: String {
    "\(label)\(name == label || name == "_" ? "" : " \(name)"): \(type.onOneLine)"
  }
}

extension String {
  /// The text as a part of a name: signs are numbers, and blanks aren't there.
  fileprivate var asPartOfName: String {
    unicodeScalars.map { sign in
      let isPart = sign.properties.isAlphabetic || sign.properties.numericType == .decimal || sign == "_"
      return isPart ? String(sign) : sign.properties.isWhitespace ? "" : "u\(String(sign.value, radix: 16))"
    }.joined()
  }
}
