package import LayoutModel

/// A parsed visual format: views in a row or a column, and the connections between them.
///
/// The grammar is the one of Apple's Auto Layout Guide, "Visual Format Language". Offsets are in UTF-8 bytes from the
/// format's start.
package struct VisualFormat {
  /// The object of a comparison.
  package enum Object {
    case constant(Double)
    /// The same size of another view.
    case view(String)
  }

  /// A comparison such as `>=8@750`: a relation, an object, and a priority if one is given.
  package struct Predicate {
    var relation: ConstraintRelation
    var object: Object
    var priority: Priority?
    let offset: Int
  }

  /// The connection between two neighbours.
  package struct Connection {
    enum Gap {
      /// `-`: the standard distance.
      case standard
      /// Distances that all apply; no text between the neighbours is the distance 0.
      case distances([Predicate])
    }

    var gap: Gap
    let offset: Int
  }

  package struct Part {
    let name: String
    /// The place of the name.
    let offset: Int
    var sizes: [Predicate] = []
    /// The connection to the part before it, or to the superview; `nil` if nothing stands before it.
    var before: Connection?
  }

  package var axis = Axis.horizontal
  /// The views in order, at least one.
  package var parts: [Part] = []
  /// The connection of the last view to the superview; `nil` if the format ends with the view.
  package var end: Connection?
  /// The place of each view's name where it stands first.
  package var offsets: [String: Int] = [:]
}
