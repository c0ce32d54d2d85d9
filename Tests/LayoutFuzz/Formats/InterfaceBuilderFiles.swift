import Documents
import InterfaceBuilder
import LayoutModel
import LayoutResolution
import LayoutSimulator
import LayoutTestSupport
import Notations
import SceneSources

/// Interface Builder files: laid out on their canvases and on a device, and converted.
enum InterfaceBuilderFormat {
  static let format = InputFormat(
    "interface-builder", ending: "xib", share: 50, make: { make(&$0) }, run: run, smaller: Reductions.markup)

  private static let grammar = MarkupGrammar(
    learntFrom: Examples.interfaceBuilderFiles.compactMap { try? XMLDocumentReader.root(of: $0) })
  /// The largest are for tools/check mutate: what is found in them is found in small ones too, and sooner.
  private static let small = Examples.interfaceBuilderFiles.filter { $0.count <= longest }

  private static func make(_ random: inout SeededGenerator) -> [UInt8] {
    if small.isEmpty || random.happens(0.5) {
      let bytes = grammar.document(&random).bytes
      return random.happens(0.2) ? random.pick(mutations).apply(to: bytes, &random) : bytes
    }
    var bytes = random.pick(small)
    for _ in 0..<random.pick([1, 1, 2, 3]) { bytes = random.pick(mutations).apply(to: bytes, &random) }
    return bytes.count <= largestMade ? bytes : Array(bytes.prefix(largestMade))
  }

  private static let longest = 4 << 10
  private static let largestMade = 192 << 10
  private static let mutations = Mutation.allCases.filter { $0 != .elementsNested }
  private static let device = DeviceCatalogue.device(named: "iphone-8")

  private static func run(_ bytes: [UInt8], isThorough: Bool) -> Verdict {
    var verdict = Verdict()
    let check = LayoutCheck(messages: MessageCheck(of: bytes))
    let file: InterfaceBuilderFile
    do throws(InputError) {
      file = try InterfaceBuilderFile(reading: bytes, name: "input")
    } catch {
      check.messages.check(error, &verdict)
      return verdict
    }
    runOnCanvas(file, check, isThorough: isThorough, &verdict)
    guard isThorough, let device else { return verdict }
    let onDevice = check.attempt(&verdict) { try file.scenes(in: device.window(in: .portrait), .portrait) }
    for scene in onDevice?.scenes ?? [] {
      let layouts = check.layouts(of: scene, on: device, in: [.portrait], &verdict)
      check.check(layouts, isThorough: false, &verdict)
      check.checkConversion(of: scene, layouts, on: device, &verdict)
    }
    return verdict
  }

  private static func runOnCanvas(
    _ file: InterfaceBuilderFile, _ check: LayoutCheck, isThorough: Bool, _ verdict: inout Verdict
  ) {
    guard let (scenes, warnings) = check.attempt(&verdict, { try file.scenes() }) else { return }
    for warning in warnings {
      check.messages.check(warning.message, at: warning.position, "a warning", &verdict)
      verdict.expect(!warning.subject.isEmpty, "a warning without a subject", warning.message)
    }
    var layouts: [ScreenLayout] = []
    for scene in scenes {
      guard let canvas = scene.canvas else {
        verdict.note("a scene without a canvas", scene.id ?? "")
        continue
      }
      guard let layout = check.attempt(&verdict, { try scene.layout(on: canvas) }) else { continue }
      layouts.append(layout)
    }
    check.check(layouts, isThorough: isThorough, &verdict)
  }
}
