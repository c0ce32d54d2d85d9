public import Documents

extension LintFinding {
  /// A repair of a finding: edits of one file, in words, and whether they may be written without anybody's choice.
  ///
  ///     lower the priority of "title.width == 300" to 999        offered
  ///     remove the second "title.left == root.left + 20"         safe
  ///
  /// A rule proposes repairs as changes of what the file declares (`changes`). An editor of the file's format makes the changes
  /// bytes (`edits`), and a proof says what they do to the screen (`verdict`).
  public struct Repair: Hashable, Sendable {
    /// The change as a request, such as `lower its priority to 999`.
    public var words: String
    /// The class that the rule gives the repair, and after the proof the class that it has.
    public var kind: Kind
    /// The reason why a repair is refused; `nil` where it isn't.
    public var refusal: String?
    /// The edits, in the file's order, none of which overlap; none where the repair is known in words alone.
    public var edits: [Edit]
    /// A Boolean that tells whether the file so changed was laid out, under all conditions of the run, and is as it should be.
    public var isProved: Bool
    /// The changes of what the file declares.
    package var changes: [SourceChange]
    /// The movement that the repair may cause.
    package var movement: Movement

    /// The class of a repair.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
      /// It is written: the proof shows that it mends the finding and does nothing else.
      case safe
      /// It is shown, and written where somebody asks for it, because a choice or a guessed number decides.
      case offered
      /// It is shown with the reason why it isn't made.
      case refused
    }

    /// The movement of views that a proof allows.
    package enum Movement: Hashable, Sendable {
      /// No view may move under any condition.
      case nowhere
      /// Views may move under the finding's conditions alone.
      case whereFound
      /// As `whereFound`, and a repair that moves more is offered, not refused.
      case offeredElsewhere
    }

    /// A part of a file, and what replaces it.
    public struct Edit: Hashable, Sendable {
      /// The bytes that are replaced, from the beginning of the file; none where text is put in.
      public var bytes: Swift.Range<Int>
      /// The place where they begin.
      public var start: SourcePosition
      /// The place behind them.
      public var end: SourcePosition
      /// The new text.
      public var text: String

      /// An edit of its parts.
      public init(bytes: Swift.Range<Int>, start: SourcePosition, end: SourcePosition, text: String) {
        (self.bytes, self.start, self.end, self.text) = (bytes, start, end, text)
      }
    }

    /// A repair that is known in words.
    public init(
      _ words: String, _ kind: Kind = .offered, refusal: String? = nil, edits: [Edit] = [], isProved: Bool = false
    ) {
      (self.words, self.kind, self.refusal) = (words, kind, refusal)
      (self.edits, self.isProved) = (edits, isProved)
      (changes, movement) = ([], .whereFound)
    }

    /// A repair that a rule proposes.
    package init(_ words: String, _ kind: Kind, _ changes: [SourceChange], moving movement: Movement = .whereFound) {
      self.init(words, kind)
      (self.changes, self.movement) = (changes, movement)
    }

    /// Returns the repair of a finding that lies in another file than its screen: places in that file have no number then, and those in
    /// the screen's file have one.
    ///
    /// - Parameters:
    ///   - screen: The number of the screen's file.
    ///   - number: The number of the finding's file.
    /// - Returns: The repair.
    package func placed(from screen: Int, inFile number: Int) -> Repair {
      var repair = self
      repair.changes = changes.map { change in
        change.placed { place in
          switch place.fileNumber {
          case number: SourcePosition(line: place.line, column: 1)
          case 0: SourcePosition(line: place.line, inFile: screen)
          default: place
          }
        }
      }
      return repair
    }

    /// The same repair, refused.
    package func refused(because reason: String) -> Repair {
      var repair = self
      (repair.kind, repair.refusal, repair.isProved) = (.refused, reason, false)
      return repair
    }
  }
}

extension [LintFinding.Repair.Edit] {
  /// Returns a file's bytes with the edits made.
  ///
  /// - Parameter bytes: The file that the edits are of.
  /// - Returns: The new bytes; `nil` where two edits overlap, or one lies outside the file.
  /// - Complexity: Linear in the file's size.
  package func applied(to bytes: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    for edit in sorted(by: { ($0.bytes.lowerBound, $0.bytes.upperBound) < ($1.bytes.lowerBound, $1.bytes.upperBound) })
    {
      guard edit.bytes.lowerBound >= index, edit.bytes.upperBound <= bytes.count else { return nil }
      result += bytes[index..<edit.bytes.lowerBound]
      result += edit.text.utf8
      index = edit.bytes.upperBound
    }
    return result + bytes[index...]
  }
}
