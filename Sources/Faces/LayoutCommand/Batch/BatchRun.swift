import Documents
import FileSystem
import LayoutModel

/// A run that turns requests into answers. Lines are taken one by one, worked on in parallel, and answered in order or
/// as they are ready. Only a limited number of answers waits, however many requests arrive.
final class BatchRun: Sendable {
  private let isOrdered: Bool
  private let leavesCodeAlone: Bool
  private let input = Guarded(Input())
  private let output = Monitor(Output())

  private struct Input {
    var reader = LineReader(limit: BatchRequest.maximumBytes)
    var lineNumber = 0
    /// The index of the next request.
    var next = 0
    var failure: Files.Failure?
    var isOver = false
  }

  private struct Output {
    /// Answers that wait for earlier answers, by their requests' indices.
    var waiting: [Int: String] = [:]
    var waitingBytes = 0
    var next = 0
    var failure: Files.Failure?
  }

  /// The maximum number of answers, and of their bytes, that wait for an earlier one.
  private static let maximumWaiting = 256
  private static let maximumWaitingBytes = 64 << 20

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - isOrdered: Whether it answers in the order of the requests.
  ///   - leavesCodeAlone: Whether it builds and runs no Swift code, whatever requests say.
  init(isOrdered: Bool, leavesCodeAlone: Bool) {
    self.isOrdered = isOrdered
    self.leavesCodeAlone = leavesCodeAlone
  }

  /// Answers requests until there are none, or the process is to end. Several threads call this.
  func work() {
    while let request = take() {
      let answer = BatchAnswer.text(
        of: request.line, number: request.lineNumber, leavesCodeAlone: leavesCodeAlone)
      guard give(answer, at: request.index) else { return }
    }
  }

  /// The reason why standard input couldn't be read to its end, or standard output couldn't be written.
  var failure: Files.Failure? { input.withLock { $0.failure } ?? output.withLock { $0.failure } }

  // MARK: Requests

  private struct Request {
    let line: LineReader.Line
    let lineNumber: Int
    let index: Int
  }

  private func take() -> Request? {
    // A slow request may keep others' answers waiting.
    output.wait { output in
      output.waiting.count < Self.maximumWaiting && output.waitingBytes < Self.maximumWaitingBytes ? () : nil
    }
    return input.withLock { input in
      while !input.isOver {
        do throws(Files.Failure) {
          guard let line = try input.reader.next(unless: { EndSignal.termination.isReceived }) else { break }
          input.lineNumber += 1
          if case .bytes(let bytes) = line, bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { continue }
          input.next += 1
          return Request(line: line, lineNumber: input.lineNumber, index: input.next - 1)
        } catch {
          input.failure = error
          break
        }
      }
      input.isOver = true
      return nil
    }
  }

  // MARK: Answers

  /// Writes an answer, and the answers that waited for it.
  ///
  /// - Returns: Whether answers can be written.
  private func give(_ answer: String, at index: Int) -> Bool {
    output.withLock { output in
      var text = ""
      if isOrdered {
        output.waiting[index] = answer
        output.waitingBytes += answer.utf8.count
        while let next = output.waiting.removeValue(forKey: output.next) {
          output.waitingBytes -= next.utf8.count
          output.next += 1
          text += next
        }
      } else {
        text = answer
      }
      guard output.failure == nil else { return false }
      guard !text.isEmpty else { return true }
      do throws(Files.Failure) {
        try CommandSurroundings.process.print(PrintableText(document: text))
        return true
      } catch {
        output.failure = error
        return false
      }
    }
  }
}
