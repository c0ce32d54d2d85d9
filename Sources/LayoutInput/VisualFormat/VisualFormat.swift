import LayoutModel

/// A visual format taken apart: views in a row or a column, and what lies between them.
///
/// The grammar is the one of Apple's Auto Layout Guide, "Visual Format Language". Offsets are in UTF-8 bytes from the
/// format's start.
struct VisualFormat {
  /// What something is compared with.
  enum Object {
    case constant(Double)
    /// The same size of another view.
    case view(String)
  }

  /// `>=8@750`: a relation, what it compares with, and a priority where one is said.
  struct Predicate {
    var relation: ConstraintRelation
    var object: Object
    var priority: Priority?
    let offset: Int
  }

  /// What lies between two neighbours.
  struct Connection {
    enum Gap {
      /// `-`: the standard distance.
      case standard
      /// Distances that all hold; nothing between the neighbours is the distance 0.
      case distances([Predicate])
    }

    var gap: Gap
    let offset: Int
  }

  struct Part {
    let name: String
    /// Where the name stands.
    let offset: Int
    var sizes: [Predicate] = []
    /// What lies between the part and the one before it, or the superview; `nil` where nothing stands before it.
    var before: Connection?
  }

  var axis = Axis.horizontal
  /// The views in order, at least one.
  var parts: [Part] = []
  /// What lies between the last view and the superview; `nil` where the format ends with the view.
  var end: Connection?
  /// Where each name of a view stands first.
  var offsets: [String: Int] = [:]
}
