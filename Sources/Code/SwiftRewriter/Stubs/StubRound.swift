import Foundation

/// A round of writing stubs: what the compiler says of the code becomes declarations.
struct StubRound {
  /// The modules, and the compiler's messages on the code that is built with what stands in for them.
  private struct Request: Decodable {
    let modules: [Module]
    let complaints: [StubInference.Complaint]

    struct Module: Decodable {
      let name: String
      let files: Set<String>
    }
  }

  /// The text of each module.
  private struct Answer: Encodable {
    let isChanged: Bool
    let texts: [Text]

    /// A module's text, and how much there is in it.
    struct Text: Encodable {
      let module: String
      let text: String
      let types: Int
      let members: Int
    }
  }

  /// Answers a request.
  ///
  /// - Parameters:
  ///   - request: The request, as JSON.
  ///   - files: The code.
  ///   - kept: The file with the declarations so far, which is written anew; there is none in the first round.
  /// - Returns: The answer, as JSON.
  /// - Throws: What is wrong with the request.
  static func answer(_ request: Data, _ files: [SourceFile], keeping kept: URL) throws -> String {
    let request = try JSONDecoder().decode(Request.self, from: request)
    let known = try? JSONDecoder().decode(StubPlan.self, from: Data(contentsOf: kept))
    let first = StubPlan(modules: request.modules.map { StubPlan.Module(name: $0.name, files: $0.files) })
    var inference = StubInference(known ?? first, files)
    inference.take(request.complaints)
    let plan = inference.plan
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    try encoder.encode(plan).write(to: kept)
    let texts = plan.modules.map { module in
      let all = Array(module.types.values) + Array(module.extensions.values)
      return Answer.Text(
        module: module.name, text: StubText(of: module, in: plan).text, types: module.types.count,
        members: all.map(\.members.count).reduce(module.globals.count, +))
    }
    return String(decoding: try encoder.encode(Answer(isChanged: inference.isChanged, texts: texts)), as: UTF8.self)
  }
}
