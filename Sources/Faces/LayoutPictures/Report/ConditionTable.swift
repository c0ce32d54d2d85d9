import Documents
import LayoutModel

/// The words of conditions in a page's data: for each name its device, orientation, text size, direction and other
/// settings, as ``ConditionWords`` has them, and the text size's place from the smallest to the largest, or -1.
enum ConditionTable {
  /// The table of names that are quoted as in JSON, in their order.
  static func json(ofQuotedNames quoted: [String]) -> String {
    let names = quoted.map { String($0.dropFirst().dropLast()) }
    let words = ConditionWords(among: names.compactMap { name in try? Conditions(name: name) })
    let rows = names.map { name in
      let facets = words.facets(ofName: name)
      let texts = [facets.device, facets.orientation, facets.textSize, facets.direction, facets.others]
      return "[\(texts.map(JSONText.quoted).joined(separator: ",")),\(facets.textRank ?? -1)]"
    }
    return "[\(rows.joined(separator: ","))]"
  }
}

/// The sizes of windows that people know: of the devices that run the newest system, and of parts of pads' screens.
enum DeviceSizes {
  /// The least width in portrait of pads whose parts are named: smaller ones are seldom split.
  private static let leastWidthOfPartedPads = 820.0

  /// The sizes in a page's data: words, width and height in portrait, in points.
  static let json: String = {
    var rows: [String] = []
    var known: Set<Size> = []
    for family in DeviceCatalogue.families {
      guard let model = family.models.last(where: { $0.newestSystem >= .newest }) else { continue }
      func add(_ words: String, _ size: Size) {
        guard known.insert(size).inserted else { return }
        rows.append(
          "[\(JSONText.quoted(words)),\(JSONText.thousandths(size.width)),\(JSONText.thousandths(size.height))]")
      }
      let words = Conditions(device: model.fullAlias).words
      add(words, family.size)
      guard family.idiom == .pad, family.splitView != nil, family.size.width >= leastWidthOfPartedPads else { continue }
      for isLandscape in [false, true] {
        let screen = isLandscape ? Size(width: family.size.height, height: family.size.width) : family.size
        if isLandscape { add("\(words), landscape", screen) }
        for part in WindowPlacement.namedParts {
          let window = Conditions(
            device: "\(model.fullAlias)/\(part.name)", orientation: isLandscape ? .landscapeLeft : nil)
          add(window.words, part.placement.size(on: screen, isLandscape: isLandscape))
        }
      }
    }
    return "[\(rows.joined(separator: ","))]"
  }()
}
