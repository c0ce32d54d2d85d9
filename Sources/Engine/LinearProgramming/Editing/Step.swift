extension EditableProgram {
  /// A step of the substitution, which places columns.
  enum Step: BitwiseCopyable {
    /// A column, by its row.
    case column(Int32)
    /// A part's columns.
    case part(Int32)
    /// Nothing: it was taken back.
    case none
  }

  /// Columns that are placed together, with the rows between them.
  struct Part {
    /// Ascending by rank.
    var columns: [Int32]
    /// In an order by what they say.
    var rows: [Int32]
    let kind: Kind
    /// The shape shared with parts that differ in numbers alone; none where the part is solved by itself.
    var shape: PartShape?
    /// The place of its step.
    var step = OptionalIndex.none
    var isInUse = true
    /// Each column's range, before stays settled it; empty where nothing is open.
    var ranges: [Double] = []

    /// The origin of a part.
    enum Kind: UInt8 {
      /// Equalities, as many as columns.
      case block
      /// The rest of a component without the columns that are placed behind it.
      case core
      /// A component, of which something is open.
      case component
      /// All that is connected with a conflict.
      case whole

      /// True if the part was formed for its result, and has to be looked at anew when the result changes.
      var isProvisional: Bool { self == .component || self == .whole }
    }
  }
}
