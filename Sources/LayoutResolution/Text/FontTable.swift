import Documents

/// The measures by which text is broken into lines, for pages that do it by themselves.
package enum FontTable {
  /// The advances from space to tilde in ems, what heavier weights add, and the tracking by size.
  package static var json: String {
    let advances = SystemFontTable.advances.map { JSONText.number($0) }.joined(separator: ",")
    let wider = SystemFontTable.wider.map { "[\($0.map { JSONText.number($0) }.joined(separator: ","))]" }
    let tracking = SystemFontTable.tracking.map { "[\(JSONText.number($0.size)),\(JSONText.number($0.tracking))]" }
    return
      "{\"advances\":[\(advances)],\"wider\":[\(wider.joined(separator: ","))],\"tracking\":[\(tracking.joined(separator: ","))]}"
  }
}
