package import LayoutModel

extension LayoutFailure {
  /// The message; a failure of this program asks for a report.
  package var words: String {
    switch cause {
    case .solver: "\(self); this is a fault of layout, not of the input: please report it together with the input"
    case .magnitude: "\(self)"
    }
  }
}
