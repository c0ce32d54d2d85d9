import LayoutResolution

/// A writer of a trace's layouts, one after the other. Most views stay the same from event to event, so a view that equals its predecessor
/// in the last layout reuses the predecessor's line.
struct TraceLayoutWriter {
  /// The views of the last layout, with their lines.
  private var last: [(view: PlacedView, line: String)] = []

  /// Appends a layout to a text, as in dumps.
  mutating func write(_ layout: ScreenLayout, to text: inout String) {
    let record = FrameDump.LayoutRecord(withoutViews: layout)
    record.writeBeginning(to: &text)
    var count = 0
    layout.forEachView { view in
      text += FrameDump.LayoutRecord.separator(before: count)
      text += line(of: view, at: count)
      count += 1
    }
    last.removeSubrange(min(count, last.count)...)
    text += FrameDump.LayoutRecord.ending(behind: count)
    record.writeEnd(to: &text)
  }

  private mutating func line(of view: PlacedView, at position: Int) -> String {
    if position < last.count, last[position].view == view { return last[position].line }
    var line = ""
    FrameDump.ViewRecord(view).write(to: &line)
    if position < last.count { last[position] = (view, line) } else { last.append((view, line)) }
    return line
  }
}
