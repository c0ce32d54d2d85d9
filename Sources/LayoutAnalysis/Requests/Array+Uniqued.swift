extension Array {
  /// Each element where one of its kind stands first.
  package func uniqued<Kind: Hashable>(by kind: (Element) -> Kind) -> [Element] {
    var seen: Set<Kind> = []
    return filter { seen.insert(kind($0)).inserted }
  }
}

extension Array where Element: Hashable {
  /// Each element where it stands first.
  package func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
