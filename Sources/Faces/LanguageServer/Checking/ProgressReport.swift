import Documents
import FileSystem
import LayoutModel
import LayoutOutput

/// The progress of work in the client's window. Work that is done soon shows none.
final class ProgressReport: Sendable {
  private let server: LanguageServer
  private let title: String
  private let start = ContinuousClock.now
  private let token: String
  private let state = Guarded((isShown: false, percentage: -1))

  /// The time after which progress is shown.
  private static let patience = Duration.seconds(1)

  init(_ server: LanguageServer, _ title: String) {
    self.server = server
    self.title = title
    token = server.state.withLock { state in
      defer { state.nextID += 1 }
      return "layout-\(state.nextID)"
    }
  }

  /// Reports the share of the work that is done, from 0 to 1.
  func report(_ share: Double) {
    guard ContinuousClock.now - start > Self.patience, share < 1 else { return }
    let percentage = Int(min(max(0, share), 1) * 100)
    let (isFirst, isNew) = state.withLock { state in
      let isFirst = !state.isShown
      let isNew = percentage > state.percentage
      state = (true, max(percentage, state.percentage))
      return (isFirst, isNew)
    }
    if isFirst {
      server.ask("window/workDoneProgress/create", ["token": .string(token)])
      send(["kind": "begin", "title": .string(title), "percentage": .number(Double(percentage))])
    } else if isNew {
      send(["kind": "report", "percentage": .number(Double(percentage))])
    }
  }

  /// Ends what is shown.
  func end() {
    if state.withLock({ $0.isShown }) { send(["kind": "end"]) }
  }

  private func send(_ value: JSONValue) { server.notify("$/progress", ["token": .string(token), "value": value]) }
}
