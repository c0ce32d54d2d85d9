import Documents

/// The outlets of a file: code's names for its views.
enum OutletNames {
  /// Finds the outlets by the object ids of their destinations; of several, the first of the document.
  ///
  /// Outlets that every class of a kind has tell nothing about a view: a controller's view, delegates, data sources.
  static func find(in document: XMLElement) -> [String: String] {
    var outlets: [String: String] = [:]
    var pending = [document]
    while let element = pending.popLast() {
      if element.name == "outlet", let name = element["property"], let destination = element["destination"],
        !name.isEmpty, !standard.contains(name), outlets[destination] == nil
      {
        outlets[destination] = name
      }
      pending.append(contentsOf: element.children.reversed())
    }
    return outlets
  }

  private static let standard: Set<String> = ["view", "delegate", "dataSource", "menu", "inputView"]
}
