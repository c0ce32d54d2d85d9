import Documents

extension BuildRounds {
  private static let redeclaration = "invalid redeclaration of "

  /// Lets the first of several declarations of one name be: the compiler complains of each in its file. What uses the name isn't ambiguous
  /// once the others are gone; where it is a type's, whatever else is complained of may be clear then.
  static func keepFirstDeclarations(_ complaints: inout [Int: [CompilerErrors.Complaint]]) {
    var files: [String: [Int]] = [:]
    for (index, places) in complaints.sorted(by: { $0.key < $1.key }) {
      for place in places where place.message.hasPrefix(redeclaration) {
        files[place.message, default: []].append(index)
      }
    }
    let names = Set(files.keys.compactMap(Self.quotedName))
    for (message, indices) in files where indices.first != indices.last {
      complaints[indices[0]]?.removeAll { $0.message == message }
    }
    func isOfNames(_ place: CompilerErrors.Complaint) -> Bool {
      Self.quotedName(in: place.message).map(names.contains) == true
    }
    func isOfType(_ place: CompilerErrors.Complaint) -> Bool {
      place.message.holds("is ambiguous for type lookup") && isOfNames(place)
    }
    let waits = complaints.values.joined().contains(where: isOfType)
    complaints = complaints.mapValues { places in
      places.filter { place in
        if waits { return place.message.hasPrefix(redeclaration) }
        return !(place.message.hasPrefix("ambiguous use of ") && isOfNames(place))
      }
    }
    complaints = complaints.filter { !$0.value.isEmpty }
  }

  /// The name in a message, without labels: `constrain` of `ambiguous use of 'constrain(to:)'`.
  private static func quotedName(in message: String) -> String? {
    let parts = message.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count == 3 ? String(parts[1].prefix { $0 != "(" }) : nil
  }
}
