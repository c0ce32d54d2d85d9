import Documents
import FileSystem
import Foundation
import LayoutModel
import LayoutOutput
import LayoutTestSupport
import Lint
import SceneSources

@testable import LanguageServer

/// A client of a server in this process: what it sends, and what it got.
final class TestClient: Sendable {
  private let input = Monitor(Input())
  fileprivate let output = Monitor<[JSONValue]>([])
  private let ending = Monitor<Bool?>(nil)

  private struct Input {
    var chunks: [[UInt8]] = []
    var isClosed = false
    var nextID = 1
  }

  /// Starts a server.
  ///
  /// - Parameter host: The program around it.
  init(_ host: LanguageServerHost = .plain) {
    let server = LanguageServer(host)
    let thread = Thread { [self] in
      let isWell = server.run(
        reading: { [self] in
          input.wait { input -> [UInt8]?? in
            if !input.chunks.isEmpty { return .some(input.chunks.removeFirst()) }
            return input.isClosed ? .some(nil) : nil
          }
        },
        writing: { [self] text in
          if let message = try? JSONParser.parse(Array(text.utf8)) { output.withLock { $0.append(message) } }
          return true
        })
      ending.withLock { $0 = isWell }
    }
    thread.stackSize = 16 << 20
    thread.start()
  }

  // MARK: Sending

  /// Sends bytes as they are.
  func send(raw bytes: [UInt8]) { input.withLock { $0.chunks.append(bytes) } }

  func send(_ message: JSONValue) {
    let body = message.text()
    send(raw: Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8))
  }

  func notify(_ method: String, _ parameters: JSONValue = .object([])) {
    send(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
  }

  /// Sends a request, and returns the whole answer.
  func ask(_ method: String, _ parameters: JSONValue = .object([])) -> JSONValue {
    let id = begin(method, parameters)
    return wait { $0["id"]?.int == id && $0["method"] == nil }
  }

  /// Sends a request, and returns its id.
  func begin(_ method: String, _ parameters: JSONValue = .object([])) -> Int {
    let id = input.withLock { input in
      defer { input.nextID += 1 }
      return input.nextID
    }
    send(["jsonrpc": "2.0", "id": .number(Double(id)), "method": .string(method), "params": parameters])
    return id
  }

  /// Initializes the server.
  func initialize(_ capabilities: JSONValue = .object([]), options: JSONValue = .object([])) {
    _ = ask("initialize", ["processId": .null, "capabilities": capabilities, "initializationOptions": options])
    notify("initialized")
  }

  func open(_ uri: String, _ text: String, version: Int = 1) {
    notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .string(uri), "languageId": "", "version": .number(Double(version)), "text": .string(text),
        ]
      ])
  }

  /// Replaces the whole text.
  func change(_ uri: String, to text: String, version: Int) {
    notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(uri), "version": .number(Double(version))],
        "contentChanges": [["text": .string(text)]],
      ])
  }

  func close(_ uri: String) { notify("textDocument/didClose", ["textDocument": ["uri": .string(uri)]]) }

  /// Ends the input.
  func hangUp() { input.withLock { $0.isClosed = true } }

  // MARK: Getting

  /// Waits for a message.
  func wait(for isWanted: @escaping (JSONValue) -> Bool) -> JSONValue {
    output.wait { $0.first(where: isWanted) }
  }

  /// All messages so far.
  var messages: [JSONValue] { output.withLock { $0 } }

  /// Waits for the diagnostics of a version of a document.
  func diagnostics(of uri: String, version: Int) -> [JSONValue] {
    wait { message in
      message["method"]?.string == "textDocument/publishDiagnostics" && message["params", "uri"]?.string == uri
        && message["params", "version"]?.int == version
    }["params", "diagnostics"]?.elements ?? []
  }

  /// Waits for the end, and returns whether it was one after a shutdown.
  func end() -> Bool { ending.wait { $0 } }
}

extension LanguageServerHost {
  /// A program without configurations, whose rules are lint's own under one condition.
  static let plain = LanguageServerHost(
    version: "1", configurationShape: ConfigurationShape.root(of: [], reporters: [])
  ) { _, _ in
    FileTerms(settings: LintFileSettings(over: LayoutRequest(devices: ["iphone-17"], orientations: [.portrait])))
  }
}

extension TestClient {
  /// Waits for a number of errors that answer no request, and returns their codes.
  func waitForErrors(_ count: Int) -> [Int] {
    output.wait { messages in
      let codes = messages.filter { $0["id"]?.isNull ?? false }.compactMap { $0["error", "code"]?.int }
      return codes.count >= count ? codes : nil
    }
  }

  /// Asks about a place in a document: the first `|` of a text, which the document doesn't have.
  func ask(_ method: String, at line: Int, _ character: Int, of uri: String) -> JSONValue {
    ask(
      "textDocument/\(method)",
      [
        "textDocument": ["uri": .string(uri)],
        "position": ["line": .number(Double(line)), "character": .number(Double(character))],
        "context": ["includeDeclaration": JSONValue(.bool(true))],
      ])["result"] ?? .null
  }
}

/// A storyboard, a fixture, and places in them.
enum Samples {
  /// A screen with a label of a width that its edges contradict, and another screen behind a segue.
  static func storyboard(width: Int = 500) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22154" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" initialViewController="Fir-st-001">
      <device id="retina6_1" orientation="portrait"/>
      <scenes>
        <scene sceneID="sce-ne-001">
          <objects>
            <viewController title="First" id="Fir-st-001" customClass="FirstController" sceneMemberID="viewController">
              <view key="view" contentMode="scaleToFill" id="roo-t0-001">
                <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
                <subviews>
                  <label opaque="NO" text="Größe" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-001">
                    <rect key="frame" x="20" y="100" width="374" height="40"/>
                    <constraints>
                      <constraint firstAttribute="width" constant="\(width)" id="wid-th-001"/>
                    </constraints>
                    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                  </label>
                </subviews>
                <viewLayoutGuide key="safeArea" id="saf-e0-001"/>
                <constraints>
                  <constraint firstItem="lab-el-001" firstAttribute="leading" secondItem="saf-e0-001" secondAttribute="leading" constant="20" id="lea-d0-001"/>
                  <constraint firstItem="saf-e0-001" firstAttribute="trailing" secondItem="lab-el-001" secondAttribute="trailing" constant="20" id="tra-il-001"/>
                  <constraint firstItem="lab-el-001" firstAttribute="top" secondItem="saf-e0-001" secondAttribute="top" constant="52" id="top-00-001"/>
                </constraints>
              </view>
              <connections>
                <segue destination="Sec-on-002" kind="show" id="seg-ue-001"/>
              </connections>
            </viewController>
          </objects>
        </scene>
        <scene sceneID="sce-ne-002">
          <objects>
            <viewController title="Second" id="Sec-on-002" sceneMemberID="viewController">
              <view key="view" contentMode="scaleToFill" id="roo-t0-002">
                <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
                <viewLayoutGuide key="safeArea" id="saf-e0-002"/>
              </view>
            </viewController>
          </objects>
        </scene>
      </scenes>
    </document>

    """
  }

  static let fixture = """
    {
      "format": "layout-fixture/1", "device": "iphone-17",
      "view": {
        "id": "root",
        "subviews": [{"id": "box", "class": "UIView"}],
        "constraints": ["box.leading == root.leading + 20", "box.top == root.top", "box.width == 10", "box.height == 10", "box.width == 30"]
      }
    }

    """
}
