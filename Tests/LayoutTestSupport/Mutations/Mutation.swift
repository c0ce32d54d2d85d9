import Documents

/// A way to spoil a file, at random.
package enum Mutation: String, CaseIterable, Sendable {
  // Of bytes
  case truncated, bytesDeleted, bytesDuplicated, bytesSwapped, bytesReplaced, bytesMadeInvalid, binaryInserted
  case attributesDuplicated
  // Of elements
  case elementsSwapped, elementsMoved, elementsDeleted, elementsDuplicated, elementsRenamed, elementsNested
  // Of attributes
  case numbersReplaced, attributesDeleted, valuesExchanged, valuesReplaced, attributesMoved
  // Of references
  case referencesReplaced, idsDoubled, constraintsTied, seguesTurned

  /// A file spoilt in this way.
  ///
  /// - Parameters:
  ///   - bytes: The file's content; changes of elements leave alone what isn't XML.
  ///   - random: What chooses places and values.
  /// - Returns: The content of the spoilt file.
  package func apply(to bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    if let change = changeOfBytes {
      var bytes = bytes
      change(&bytes, &random)
      return bytes
    }
    guard let root = try? XMLDocumentReader.root(of: bytes) else { return bytes }
    var markup = Markup(root)
    changeOfMarkup?(&markup, &random)
    return markup.bytes
  }

  private var changeOfBytes: ((inout [UInt8], inout SeededGenerator) -> Void)? {
    switch self {
    case .truncated: ByteMutations.truncate
    case .bytesDeleted: ByteMutations.delete
    case .bytesDuplicated: ByteMutations.duplicate
    case .bytesSwapped: ByteMutations.swap
    case .bytesReplaced: ByteMutations.replace
    case .bytesMadeInvalid: ByteMutations.makeInvalid
    case .binaryInserted: ByteMutations.insertBinary
    case .attributesDuplicated: ByteMutations.duplicateAttributes
    default: nil
    }
  }

  private var changeOfMarkup: ((inout Markup, inout SeededGenerator) -> Void)? {
    switch self {
    case .elementsSwapped: ElementMutations.swap
    case .elementsMoved: ElementMutations.move
    case .elementsDeleted: ElementMutations.delete
    case .elementsDuplicated: ElementMutations.duplicate
    case .elementsRenamed: ElementMutations.rename
    case .elementsNested: ElementMutations.nest
    case .numbersReplaced: AttributeMutations.replaceNumbers
    case .attributesDeleted: AttributeMutations.delete
    case .valuesExchanged: AttributeMutations.exchangeValues
    case .valuesReplaced: AttributeMutations.replaceValues
    case .attributesMoved: AttributeMutations.move
    case .referencesReplaced: ReferenceMutations.replace
    case .idsDoubled: ReferenceMutations.doubleIDs
    case .constraintsTied: ReferenceMutations.tieConstraints
    case .seguesTurned: ReferenceMutations.turnSegues
    default: nil
    }
  }
}
