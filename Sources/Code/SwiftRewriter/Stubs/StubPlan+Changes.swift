import Foundation

extension StubPlan {
  /// Changes all members of a name.
  ///
  /// - Returns: Whether that changed any.
  mutating func changeMembers(named name: String, _ body: (inout StubMember) -> Void) -> Bool {
    var isChanged = false
    forEachMember { member in
      guard member.name == name else { return }
      let old = member
      body(&member)
      isChanged = isChanged || member != old
    }
    return isChanged
  }

  /// Has a type's name be another's in all declarations, and takes the type away.
  mutating func replace(_ type: String, by other: String) {
    forEachMember { member in
      member.type = Self.replacing(type, in: member.type, by: other)
      for index in member.parameters.indices {
        member.parameters[index].type = Self.replacing(type, in: member.parameters[index].type, by: other)
      }
    }
    for index in modules.indices { modules[index].types[type] = nil }
  }

  /// Has the functions that give a type give what is wanted of them: the type is of the app, and the module doesn't see it.
  ///
  /// - Returns: Whether there is such a function.
  mutating func want(_ type: String) -> Bool {
    var isChanged = false
    forEachMember { member in
      guard member.kind == .function, member.type == type else { return }
      member.type = StubText.wanted
      isChanged = true
    }
    return isChanged
  }

  /// Returns the types of all members of a name, without the marks of optional values, sorted.
  func types(ofMembersNamed name: String) -> [String] {
    let types = modules.flatMap { Array($0.types.values) + Array($0.extensions.values) }
    return Set(
      (types.flatMap(\.members) + modules.flatMap(\.globals)).filter { $0.name == name }.map {
        StubNames.plain($0.type)
      }
    ).sorted()
  }

  private mutating func forEachMember(_ body: (inout StubMember) -> Void) {
    for module in modules.indices {
      for name in modules[module].types.keys {
        guard var type = modules[module].types[name] else { continue }
        for index in type.members.indices { body(&type.members[index]) }
        modules[module].types[name] = type
      }
      for name in modules[module].extensions.keys {
        guard var type = modules[module].extensions[name] else { continue }
        for index in type.members.indices { body(&type.members[index]) }
        modules[module].extensions[name] = type
      }
      for index in modules[module].globals.indices { body(&modules[module].globals[index]) }
    }
  }

  /// A type's text with one name in it written as another.
  private static func replacing(_ name: String, in text: String, by other: String) -> String {
    var (result, word) = ("", "")
    for letter in text + " " {
      if letter.isLetter || letter.isNumber || letter == "_" {
        word.append(letter)
      } else {
        result += word == name ? other : word
        word = ""
        result.append(letter)
      }
    }
    return String(result.dropLast()).replacingOccurrences(of: "??", with: "?")
  }
}

extension StubPlan.Module {
  /// Tells whether the module declares a member of a name.
  func declares(_ member: String) -> Bool {
    globals.contains { $0.name == member }
      || [types, extensions].contains { $0.values.contains { $0.members.contains { $0.name == member } } }
  }
}
