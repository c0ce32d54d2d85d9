extension NSAttributedString {
  /// Tells whether two texts have the same letters with the same attributes.
  ///
  /// Foundation's own comparison ends the program on Linux where a value isn't one of its types.
  func isSame(as other: NSAttributedString) -> Bool {
    if self === other { return true }
    guard length == other.length, string == other.string else { return false }
    let (own, others) = (attributedRanges, other.attributedRanges)
    return own.count == others.count
      && zip(own, others).allSatisfy { $0.range == $1.range && $0.attributes == $1.attributes }
  }

  private var attributedRanges: [(range: NSRange, attributes: [Key: AnyHashable])] {
    var ranges: [(range: NSRange, attributes: [Key: AnyHashable])] = []
    unsafe enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
      let values = attributes.mapValues { $0 as? AnyHashable ?? AnyHashable(ObjectIdentifier($0 as AnyObject)) }
      ranges.append((range, values))
    }
    return ranges
  }
}
