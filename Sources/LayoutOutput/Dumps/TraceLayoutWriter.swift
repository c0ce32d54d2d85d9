import LayoutResolution

/// Writes the layouts of a trace, one after another: the line of a view that is as it was at its place in the layout before is
/// written once, for from one event to the next most views stay as they are.
struct TraceLayoutWriter {
  /// The views of the layout that was written last, with their lines.
  private var last: [(view: PlacedView, line: String)] = []

  /// Adds a layout to a text, as dumps have it.
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
