import Documents
package import FileSystem
import LayoutEngine
import LayoutModel

/// The answer to a request, as a line of JSON: `{"id": …, "result": …}`, or `{"id": …, "error": {"status": 65,
/// "messages": […]}}`.
package enum BatchAnswer {
  /// Runs a request, whatever its outcome.
  ///
  /// - Parameters:
  ///   - line: The request.
  ///   - number: The number of its line in the input, from 1.
  ///   - leavesCodeAlone: Whether no Swift code is built and run, whatever the request says.
  /// - Returns: The answer, with a line break at its end.
  package static func text(of line: LineReader.Line, number: Int, leavesCodeAlone: Bool = false) -> String {
    switch line {
    case .tooLong:
      let message: PrintableText = "the line is longer than \(BatchRequest.maximumBytes) bytes"
      return error(JSONValue(.null), .badInput, [message], line: number)
    case .bytes(let bytes):
      do throws(BatchRequest.Failure) {
        return text(of: try BatchRequest(bytes), line: number, leavesCodeAlone)
      } catch {
        return self.error(error.id, .usage, [error.message], line: number)
      }
    }
  }

  /// The output of a command.
  private struct Output {
    var result = ""
    var messages: [PrintableText] = []
  }

  private final class Kept: Sendable {
    let output = Guarded(Output())
  }

  private static func text(of request: BatchRequest, line: Int, _ leavesCodeAlone: Bool) -> String {
    let kept = Kept()
    var surroundings = CommandSurroundings(
      print: { text throws(Files.Failure) in kept.output.withLock { $0.result += text.string } },
      tell: { text in kept.output.withLock { $0.messages.append(text) } })
    surroundings.isOneOfMany = true
    surroundings.content = request.content
    let status = run(request, surroundings, leavesCodeAlone)
    let output = kept.output.withLock { $0 }
    // Lint reports an unreadable file in its result.
    guard !output.result.isEmpty, ![.usage, .internalFault, .cannotWrite].contains(status) else {
      return error(request.id, status == .success ? .internalFault : status, output.messages, line: line)
    }
    return "{\"id\": \(request.id.text()), \"result\": \(value(output.result))}\n"
  }

  private static func run(
    _ request: BatchRequest, _ surroundings: CommandSurroundings, _ leavesCodeAlone: Bool
  ) -> ExitStatus {
    do {
      let command = try CommandTable.command(named: request.command)
      // Findings are in the result.
      let arguments =
        ["--quiet"] + (leavesCodeAlone ? ["--\(CommandOption.noCode.name)"] : [])
        + (request.command == "lint" ? ["--reporter=json"] : []) + request.arguments
      var parsed = try ParsedArguments(arguments, options: command.allOptions)
      parsed.surroundings = surroundings
      return try command.run(parsed)
    } catch let error as UsageError {
      surroundings.tell(PrintableText(document: error.message.string))
      return .usage
    } catch let error as Files.Failure {
      surroundings.tell("\(error.message)")
      return error.status
    } catch {
      surroundings.tell("\(String(describing: error))")
      return .internalFault
    }
  }

  private static func error(
    _ id: JSONValue, _ status: ExitStatus, _ messages: [PrintableText], line: Int
  ) -> String {
    let lines = messages.flatMap { $0.string.split(separator: "\n") }.map { JSONText.quoted(String($0)) }
    let text = "{\"id\": \(id.text()), \"error\": {\"status\": \(status.rawValue), \"line\": \(line), "
    return text + "\"messages\": [\(lines.joined(separator: ", "))]}}\n"
  }

  /// Returns a result as it appears in an answer: JSON on one line, several documents as a list, any other text as a
  /// string.
  private static func value(_ result: String) -> String {
    // Only a list of documents begins with `[` on a line of its own.
    guard result.utf8.first == UInt8(ascii: "{") || result.hasPrefix("[\n") else { return JSONText.quoted(result) }
    let documents = documents(result)
    return documents.count == 1 ? documents[0] : "[\(documents.joined(separator: ", "))]"
  }

  /// Returns the consecutive documents of a text, each on one line. No JSON string contains a line break, so line
  /// breaks and the indentation after them can be removed.
  private static func documents(_ text: String) -> [String] {
    var documents: [[UInt8]] = []
    var document: [UInt8] = []
    var depth = 0
    var (isIndentation, isInString, isEscaped) = (false, false, false)
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\n") { isIndentation = true } else if byte != UInt8(ascii: " ") { isIndentation = false }
      guard !isIndentation else { continue }
      document.append(byte)
      guard !isEscaped else {
        isEscaped = false
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInString.toggle()
      case UInt8(ascii: "\\"): isEscaped = isInString
      case UInt8(ascii: "{") where !isInString, UInt8(ascii: "[") where !isInString: depth += 1
      case UInt8(ascii: "}") where !isInString, UInt8(ascii: "]") where !isInString:
        depth -= 1
        guard depth == 0 else { continue }
        documents.append(document)
        document = []
      default: break
      }
    }
    return documents.map { String(decoding: $0, as: UTF8.self) }
  }
}
