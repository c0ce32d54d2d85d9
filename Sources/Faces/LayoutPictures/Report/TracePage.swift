import Documents
import LayoutModel
package import LayoutResolution

/// A trace as a page with a time line: the picture at each moment, and the calls.
package struct TracePage {
  private let title: String
  private var writer = SceneWriter()
  private var moments: [Moment] = []
  private let steps: [TraceStep]
  private let exception: String?

  /// The picture at a time.
  private struct Moment {
    let time: Double
    let size: Size
    let placing: SceneWriter.Placing
  }

  /// Creates the page of a trace.
  ///
  /// - Parameters:
  ///   - title: The title of the page.
  ///   - steps: The events, with their calls.
  ///   - exception: The exception that ended the application, in words; `nil` if none did.
  package init(title: String, steps: [TraceStep], exception: String?) {
    (self.title, self.steps, self.exception) = (title, steps, exception)
  }

  /// The times at which the picture changes: those of events, a number of times a second while something moves, and the
  /// end.
  package static func times(of steps: [TraceStep]) -> [Double] {
    var times: [Double] = [0]
    for step in steps {
      times += [step.time, step.time + step.duration]
      for transition in step.transitions where transition.duration > 0 {
        let count = min(Self.maximumMomentsOfTransition, Int((transition.duration * Self.perSecond).rounded(.up)))
        times += (0...count).map { transition.time + transition.duration * Double($0) / Double(count) }
      }
    }
    return Set(times.map(\.thousandths)).sorted().prefix(Self.maximumMoments).map { $0 }
  }

  private static let perSecond = 60.0
  private static let maximumMomentsOfTransition = 120
  private static let maximumMoments = 2_000

  /// Adds the picture at a time.
  package mutating func add(_ picture: ScreenPicture, at time: Double) {
    moments.append(Moment(time: time, size: picture.size, placing: writer.placing(of: picture)))
  }

  /// The page.
  package var html: String {
    var tables = ReportTables()
    let trees = tables.trees(writer.trees.values, looks: writer.looks.values)
    let moments = moments.map { moment in
      let over = moment.placing.overlook.map { ",\"b\":\(trees.looks[$0])" } ?? ""
      let size = ReportTables.array([moment.size.width, moment.size.height])
      return "{\"t\":\(JSONText.thousandths(moment.time)),\"tree\":\(trees.numbers[moment.placing.tree]),"
        + "\"f\":\(moment.placing.list),\"s\":\(size)\(over)}"
    }
    let steps = steps.map { step in
      let calls = step.calls.map { call in
        "[\(JSONText.thousandths(call.time)),\(JSONText.quoted(call.kind.rawValue)),\(JSONText.quoted(call.receiver)),\(JSONText.quoted(call.message))]"
      }
      return
        "{\"time\":\(JSONText.thousandths(step.time)),\"event\":\(JSONText.quoted(step.event)),\"line\":\(step.position?.line ?? 0),\"calls\":[\(calls.joined(separator: ","))]}"
    }
    let looks = tables.looks.array
    let data = """
      {"format":"layout-trace-page/1","title":\(JSONText.quoted(title)),
      "font":\(FontTable.json(for: looks)),
      "colors":\(tables.colors.array),
      "images":\(tables.images.array),
      "symbols":\(tables.symbols.array),
      "looks":\(looks),
      "trees":\(trees.array),
      "rows":\(writer.rows.texts.array),
      "lists":\(writer.listTexts),
      "moments":[\(moments.joined(separator: ",\n"))],
      "steps":[\(steps.joined(separator: ",\n"))],
      "exception":\(exception.map(JSONText.quoted) ?? "null")}
      """
    let code = PageShell.Code(["text", "model", "draw", "state", "pictures", "trace"], styles: ["trace"])
    return PageShell(
      title: "\(title) – layout trace", code: code, data: PackedText(data, effort: .quick)
    ).html
  }
}
