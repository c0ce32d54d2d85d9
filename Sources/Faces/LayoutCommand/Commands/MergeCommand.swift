import Documents
import FileSystem
import Findings
import LayoutModel
import LayoutOutput
import Lint
import SceneSources

extension CommandDescription {
  static let merge = CommandDescription(
    name: "merge", overview: "joins reports of `layout lint --reporter json`, of shards or of other inputs",
    arguments: "FILE…", argumentHelp: "reports, layout-findings/1", argumentCount: 1...Int.max,
    options: [.mergeReporter, .buildFolder, .noCode, .unconfined, .color, .quiet] + Strictness.table,
    example: "layout merge shard-1.json shard-2.json --reporter json:findings.json"
  ) { arguments in
    let console = try Console(arguments)
    let outputs = LintOutputs(
      try LintOutputs.asked(by: arguments), standard: LintReporter.named("json") ?? .standard,
      isOneOfMany: arguments.surroundings.isOneOfMany)
    let strictness = try Strictness(arguments)
    var status = ExitStatus.success
    var reports: [LintReport] = []
    for operand in arguments.operands {
      let path = Path(argument: operand)
      do {
        let bytes = try Files.contents(of: path, limit: DocumentLimits.standard.maximumBytes)
        reports.append(try LintReport(reading: bytes, rules: LintRule.table.map(\.description)))
      } catch let error as Files.Failure {
        console.error("\(error.message)", path: operand)
        status = .gravest(status, error.status)
      } catch let error as FrameDump.ReadingError {
        console.error("\(error.message)", path: operand, at: error.position)
        status = .gravest(status, .badInput)
      }
    }
    guard status == .success else { return status }
    let report = LintReport(merging: reports)
    status = strictness.status(of: Set(report.findings.map(\.severity)))
    let files = report.inputs.map { Path($0) }
    let drawing = ReportDrawing(
      title: ReportDrawing.title(of: files),
      scenes: ReportScenes(sizes: .standard, sceneName: nil)
    ) { _ in LintFileSettings() }
    let written = try outputs.write(report, console) {
      console.buildCode(around: files)
      return drawing.page(
        of: $0, files, console.surroundings.formatsOfProjects, in: Projects(), jobs: Threads.processorCount)
    }
    return .gravest(status, written)
  }
}

extension CommandOption {
  fileprivate static let mergeReporter = CommandOption(
    name: reporter.name, value: "NAME[:FILE]", isRepeatable: true,
    help: "how findings are printed, and where, as of `layout lint`; json on standard output if left out")
}
