import Checks
import LayoutEngine
import LayoutModel
import LayoutResolution
import LayoutTestSupport
import Notations
import Testing

/// Certificates are what layouts rest on: checked by sums, by tightness, and by moving constants and laying out anew.
struct CertificateTests {
  private func layout(_ constraints: [String], views: [View]) throws -> Layout {
    let root = View(
      "root", frame: Rect(x: 0, y: 0, width: 320, height: 480),
      constraints: try constraints.map { try Constraint($0) }, subviews: views)
    let window = Window.plain(320, 480)
    return try LayoutPlan(ViewTree(root, for: window.traits, windowSize: window.size)).layout(in: window)
  }

  private func view(_ id: String, width: Double? = nil, height: Double? = nil) -> View {
    var view = View(id, translatesAutoresizingMaskIntoConstraints: false)
    view.intrinsicContentSize = IntrinsicContentSize(width: width, height: height)
    return view
  }

  private func certificate(
    of id: String, _ measure: FrameMeasure, in layout: Layout
  ) throws -> FrameCertificate {
    let index = try #require(layout.tree.index(ofID: id))
    return LayoutCertificates(layout).certificate(of: index, measure)
  }

  private let width = FrameMeasure(.horizontal, isLength: true)

  @Test("A width between two edges is the window's less both")
  func tellsEdges() throws {
    let layout = try layout(
      ["a.leading == root.leading + 20", "a.trailing == root.trailing - 20", "a.top == root.top", "a.height == 10"],
      views: [view("a", width: 49)])
    let certificate = try certificate(of: "a", width, in: layout)
    #expect(certificate.value == 280 && certificate.perWidth == 1 && certificate.perHeight == 0)
    #expect(certificate.terms.map(\.source) == [.constraint(0), .constraint(1)])
    #expect(certificate.terms.map(\.constant) == [20, -20])
    #expect(certificate.terms.map(\.multiplier) == [-1, 1])
    #expect(!certificate.isOpen && !certificate.isDegenerate)
  }

  @Test("A goal that is missed names what is stronger")
  func tellsUnmetGoals() throws {
    let layout = try layout(
      ["a.leading == root.leading + 20", "a.trailing == root.trailing - 20", "a.top == root.top", "a.height == 10"],
      views: [view("a", width: 49)])
    let index = try #require(layout.tree.index(ofID: "a"))
    let goals = LayoutCertificates(layout).unmetGoals(of: index, along: .horizontal)
    #expect(goals.map(\.source) == [.content(index, .horizontal, .contentHuggingPriority)])
    #expect(goals.map(\.wanted) == [49] && goals.map(\.missing) == [231] && goals.map(\.priority) == [250])
    #expect(goals.map(\.because) == [[.constraint(0), .constraint(1)]])
  }

  @Test("Of two contents in a row the one that keeps its size is kept by what the other presses against")
  func tellsWhatKeepsContent() throws {
    var (a, b) = (view("a", width: 100), view("b", width: 100))
    a.contentHuggingPriority = AxisPriorities(horizontal: 251)
    a.contentCompressionResistancePriority = AxisPriorities(horizontal: 751)
    b.contentHuggingPriority = AxisPriorities(horizontal: 250)
    func kind(_ room: Double) throws -> Repair.ContentPriority? {
      let layout = try layout(
        [
          "a.left == root.left", "b.left == a.right", "b.right == root.left + \(room)", "a.top == root.top",
          "b.top == root.top", "a.height == 10", "b.height == 10",
        ], views: [a, b])
      let certificate = try certificate(of: "b", width, in: layout)
      #expect(certificate.value == room - 100)
      return certificate.terms.lazy.compactMap { term in
        if case .content(_, _, let kind) = term.source { kind } else { nil }
      }.first
    }
    #expect(try kind(300) == .contentHuggingPriority)
    #expect(try kind(150) == .contentCompressionResistancePriority)
  }

  @Test("A view on its mask has a certificate too, and an open one names the declared frame")
  func tellsMasksAndFrames() throws {
    var masked = View("m", frame: Rect(x: 10, y: 20, width: 300, height: 40))
    masked.autoresizingMask = [.flexibleWidth]
    var free = View("f", frame: Rect(x: 5, y: 6, width: 7, height: 8))
    free.translatesAutoresizingMaskIntoConstraints = false
    let layout = try layout(["f.top == root.top", "f.width == 7", "f.height == 8"], views: [masked, free])
    let mask = try certificate(of: "m", width, in: layout)
    #expect(mask.value == 300 && mask.perWidth == 1 && mask.terms.map(\.constant) == [-20])
    let open = try certificate(of: "f", FrameMeasure(.horizontal, isLength: false), in: layout)
    let index = try #require(layout.tree.index(ofID: "f"))
    #expect(open.isOpen && open.terms.map(\.source) == [.declaredFrame(index, .horizontal, isLength: false)])
    #expect(open.value == 5)
  }

  @Test("A number that two constraints say alike is degenerate")
  func knowsDegeneracy() throws {
    let layout = try layout(
      ["a.left == root.left", "a.width == 10", "a.width == 10", "a.top == root.top", "a.height == 10"],
      views: [view("a")])
    #expect(try certificate(of: "a", width, in: layout).isDegenerate)
    #expect(try !certificate(of: "a", FrameMeasure(.vertical, isLength: true), in: layout).isDegenerate)
  }

  @Test(
    "On random screens sums are exact, terms are tight, and numbers move as multipliers say",
    arguments: RandomScreen.Family.allCases, 0..<4)
  func standTheAudit(family: RandomScreen.Family, chunk: Int) throws {
    for seed in 900_000 + chunk * 15..<900_000 + (chunk + 1) * 15 {
      let audit = try CertificateAudit(of: RandomScreen(seed: UInt64(seed), style: family.style))
      #expect(audit.problems == [], "\(family.rawValue), seed \(seed)")
    }
  }
}
