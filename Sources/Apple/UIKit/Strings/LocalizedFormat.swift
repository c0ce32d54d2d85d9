/// A text with places for values: `%@ has %lld messages`, `%2$@, %1$@`, `%#@count@`.
struct LocalizedFormat {
  /// A value, and its text.
  struct Argument: Hashable, Sendable {
    let text: String
    /// The value of a whole number.
    var number: Int?
  }

  private let format: String

  init(_ format: String) { self.format = format }

  /// The text with values in its places. A place without a value stays as it is written.
  func text(_ arguments: [Argument]) -> String {
    var result = ""
    var next = 0
    var rest = format[...]
    while let mark = rest.firstIndex(of: "%") {
      result += rest[..<mark]
      rest = rest[rest.index(after: mark)...]
      if rest.first == "%" {
        result += "%"
        rest.removeFirst()
        continue
      }
      guard let place = Specifier(rest) else {
        result += "%"
        continue
      }
      let index = place.position.map { $0 - 1 } ?? next
      if place.position == nil { next += 1 }
      result += arguments.indices.contains(index) ? arguments[index].text : "%" + rest[..<place.end]
      rest = rest[place.end...]
    }
    return result + rest
  }

  /// A place behind its sign: `2$@`, `.2f`, `lld`.
  private struct Specifier {
    /// The value's position, from 1, where it is said.
    var position: Int?
    let end: Substring.Index

    init?(_ text: Substring) {
      var rest = text
      let digits = rest.prefix(while: \.isNumber)
      if rest.dropFirst(digits.count).first == "$" {
        position = Int(digits)
        rest = rest.dropFirst(digits.count + 1)
      }
      rest = rest.drop { "0123456789.-+ #'".contains($0) }.drop { "hlqLztj".contains($0) }
      guard let kind = rest.first, "@dDuUxXoOfFeEgGcCsSpaA".contains(kind) else { return nil }
      end = rest.index(after: rest.startIndex)
    }
  }
}

extension StringsTable.Entry {
  /// The text with values in its places. Forms go by the first whole number; without one the form for all others is taken.
  func text(_ arguments: [LocalizedFormat.Argument], in language: String) -> String {
    guard !arguments.isEmpty else { return format(for: nil, in: language) }
    return LocalizedFormat(format(for: arguments.lazy.compactMap(\.number).first, in: language)).text(arguments)
  }

  /// The text whose places have no values yet.
  func format(for number: Int?, in language: String) -> String {
    guard case .plural(var format, let forms) = self else {
      if case .text(let text) = self { return text }
      return ""
    }
    // A form may have places for others.
    for _ in 0..<3 {
      for (name, forms) in forms {
        let form = number.flatMap { PluralRule.form(of: forms, for: $0, in: language) } ?? forms["other"] ?? ""
        format = format.replacing("%#@\(name)@", with: form.replacing("%arg", with: "%lld"))
        for position in 1...9 {
          format = format.replacing("%\(position)$#@\(name)@", with: form.replacing("%arg", with: "%\(position)$lld"))
        }
      }
    }
    return format
  }
}
