import Cases

extension Report {
  /// The report as Markdown.
  var text: String {
    [heading, times, scenes, graphs, edits, copies, memoryTable, work, targetTable, agreement].compactMap { $0 }.joined(
      separator: "\n\n")
  }

  private var heading: String {
    """
    \(processor), kiwi \(kiwiVersion) at -O3, medians of \(rounds == 1 ? "1 round" : "\(rounds) rounds").
    Nanoseconds of processor time a view: the plan and the first layout, the first rotation, each later one; then
    kiwi's time / layout's.
    """
  }

  private var times: String? {
    table(
      of: measurements.filter { $0.letter != .masks },
      ["case", "views", "layout", "rotation", "later", "kiwi", "rotation", "later", "first", "rotation", "later"]
    ) { measurement in
      let kiwi = measurement.times["kiwi"]?.all.map(Text.number) ?? ["", "", ""]
      let ratios = measurement.ratios(of: "kiwi")?.map(Text.number) ?? ["", "", ""]
      return [measurement.title, Text.number(measurement.views)] + measurement.layout.all.map(Text.number) + kiwi
        + ratios
    }
  }

  private var scenes: String? {
    table(
      of: measurements.filter { $0.sceneTimes != nil },
      ["case", "views", "Scene.layout, portrait", "landscape", "plan and frames", "ratio"]
    ) { measurement in
      let times = measurement.sceneTimes.map { [$0.portrait, $0.landscape, $0.plan, $0.ratio] } ?? []
      return [measurement.title, Text.number(measurement.views)] + times.map(Text.number)
    }
  }

  private var graphs: String? {
    table(
      of: measurements.filter { $0.graphTimes != nil },
      ["case", "views", "plan, made and first laid out (ns a view)", "graph", "graph / plan"]
    ) { measurement in
      let times = measurement.graphTimes.map { [$0.plan, $0.graph, $0.ratio] } ?? []
      return [measurement.title, Text.number(measurement.views)] + times.map(Text.number)
    }
  }

  private var edits: String? {
    let rows = measurements.flatMap { measurement in
      (measurement.editTimes?.edits ?? []).map { (measurement, $0) }
    }
    return table(of: rows, ["case", "views", "edit, and frames (µs)", "graph", "kiwi", "ratio"]) { measurement, edit in
      [measurement.title, Text.number(measurement.views), edit.name]
        + [edit.layout, edit.kiwi, edit.ratio].map(Text.number)
    }
  }

  private var copies: String? {
    table(
      of: measurements.filter { $0.letter == .masks },
      ["case", "views", "layout", "rotation", "later", "memcpy", "later / memcpy"]
    ) { measurement in
      let copy = measurement.times["memcpy"]?.laterRotation ?? .nan
      let ratio = measurement.layout.laterRotation / copy
      return [measurement.title, Text.number(measurement.views)]
        + (measurement.layout.all + [copy, ratio]).map(Text.number)
    }
  }

  private var memoryTable: String? {
    table(of: memory, ["case", "views", "bytes a view: tree", "tree and layouts", "graph alone"]) { memory in
      [memory.letter.rawValue, Text.number(memory.to)] + [memory.tree, memory.layout, memory.graph].map(Text.number)
    }
  }

  private var work: String? {
    let header = ["case", "views", "unknowns", "rows", "substitutions", "checks", "components", "pivots", "regions"]
    return table(of: measurements, header) { measurement in
      let work = measurement.workCounts
      let counts = [
        work.views, work.unknowns, work.rows, work.substitutions, work.checks, work.components, work.pivots,
        work.regions,
      ]
      return [measurement.title] + counts.map(Text.number)
    }
  }

  private var targetTable: String? {
    guard !targets.isEmpty else { return nil }
    let rows = targets.map { target in
      [
        target.title, target.figures.map(Text.number).joined(separator: ", "),
        (target.isLeast ? "at least " : "at most ") + target.bounds.map(Text.number).joined(separator: ", "),
        target.isMet ? "met" : "missed",
      ]
    }
    return Text.table(["target", "measured", "bound", ""], rows, left: 4)
  }

  private var agreement: String {
    let apart = measurements.flatMap { measurement in
      measurement.deviations.filter { $0.value > tolerance }.sorted { $0.key < $1.key }.map { name, distance in
        "\(name) is \(Text.distance(distance)) points off in \(measurement.title) with \(Text.number(measurement.views)) views.\n"
      }
    }
    return apart.joined() + "Frames of all engines lie within \(Text.distance(deviation)) points of each other."
  }

  private func table<Row>(of rows: [Row], _ header: [String], _ cells: (Row) -> [String]) -> String? {
    rows.isEmpty ? nil : Text.table(header, rows.map(cells))
  }
}
