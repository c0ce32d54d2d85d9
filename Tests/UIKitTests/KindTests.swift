import InterfaceBuilder
import LayoutModel
import LayoutResolution
import Testing
import ViewKinds

@testable import UIKit

/// Each kind of view by each of its settings: what a file says of it is in the scene and in the live view, and what is captured of
/// this is the scene's again.
@MainActor struct KindTests {
  /// The kinds that a file may have by themselves.
  nonisolated static let kinds = KindDescription.all.filter { $0.element != nil && !$0.isContentView }

  @Test("Every setting of a kind has a property of its class, and the class has no other", arguments: kinds)
  func bindings(_ kind: KindDescription) throws {
    let type = try #require(NibClasses.systemType(named: kind.kind.rawValue) as? UIView.Type)
    #expect(type.liveSettings.all.map(\.setting.name) == kind.settings.map(\.name))
  }

  @Test("What a file says is in the scene, in the live view and in what is captured of it", arguments: kinds)
  func said(_ kind: KindDescription) throws {
    for settings in Self.together(kind.settings) {
      let sample = try Sample(kind, saying: settings)
      for setting in settings {
        let said = Self.value(of: setting)
        #expect(sample.live(setting) == said, "\(kind.kind), \(setting.name), live")
        guard setting.place != nil else { continue }
        #expect(sample.scene(setting) == said, "\(kind.kind), \(setting.name), scene")
        #expect(sample.captured(setting) == said, "\(kind.kind), \(setting.name), captured")
      }
    }
  }

  @Test("What a file doesn't say means the same in the scene and in the live view", arguments: kinds)
  func unsaid(_ kind: KindDescription) throws {
    let sample = try Sample(kind, saying: [])
    for setting in kind.settings {
      if let standard = setting.standard { #expect(sample.live(setting) == standard, "\(kind.kind), \(setting.name)") }
      // A view that scrolls clips by itself, and is captured so. (No source says the font of a text view of a file that says none.)
      let isOpen =
        setting.name == "clipsToBounds" && kind.kind.scrolls || setting.name == "font" && kind.kind == .textView
      guard setting.place != nil, !isOpen else { continue }
      #expect(sample.scene(setting) == sample.captured(setting), "\(kind.kind), \(setting.name)")
    }
  }

  @Test("A kind asks for one size: as a scene, loaded from a file, and made in code", arguments: kinds, [true, false])
  func sizes(_ kind: KindDescription, isSaid: Bool) throws {
    for settings in isSaid ? Self.together(kind.settings) : [[]] {
      let sample = try Sample(kind, saying: settings)
      let type = try #require(NibClasses.systemType(named: kind.kind.rawValue) as? UIView.Type)
      let made = try #require(type.init(coder: NSCoder()))
      for live in type.liveSettings.all {
        let isSaid = settings.contains { $0.name == live.setting.name }
        if let value = isSaid ? Self.value(of: live.setting) : live.setting.standard {
          live.assign(made, value) { UIColor($0) }
        }
      }
      let size = ViewContent(of: sample.view, for: made.measuringTraits)?.size ?? .none
      // A file's empty label has a line, its button's title 18 points; a tab bar in a window reaches below the safe area.
      guard kind.kind != .tabBar else { continue }
      let isAsMade = isSaid || ![.label, .button].contains(kind.kind)
      for (view, words) in [(sample.live, "of a file")] + (isAsMade ? [(made, "made in code")] : []) {
        let asked = view.intrinsicContentSize
        #expect(asked.width == size.width.map { CGFloat($0) } ?? UIView.noIntrinsicMetric, "\(words)")
        #expect(asked.height == size.height.map { CGFloat($0) } ?? UIView.noIntrinsicMetric, "\(words)")
        var capture = Capture(of: view)
        #expect((ViewContent(of: capture.declared(), for: view.measuringTraits)?.size ?? .none) == size, "\(words)")
      }
    }
  }

  @Test("A reader that knows a kind knows its attributes")
  func attributes() throws {
    for kind in Self.kinds {
      for settings in Self.together(kind.settings) {
        let file = try InterfaceBuilderFile(reading: Array(Sample.xib(kind, saying: settings).utf8), name: "Kind")
        let warnings = try file.scenes().warnings
        #expect(warnings.isEmpty, "\(kind.kind): \(warnings)")
      }
    }
  }

  // MARK: Samples

  /// The settings that one file says: all that don't say something else of another, and each of the rest.
  nonisolated static func together(_ settings: [KindSetting]) -> [[KindSetting]] {
    let alone = settings.filter { ["attributedText", "isSecureTextEntry"].contains($0.name) }
    return [settings.filter { setting in !alone.contains { $0.name == setting.name } }] + alone.map { [$0] }
  }

  /// A value of a setting that isn't its standard.
  nonisolated static func value(of setting: KindSetting) -> SettingValue? {
    if let value = values[setting.name] { return value }
    switch setting.form {
    case .flag: return .flag(setting.standard != .flag(true))
    case .number: return .number(7)
    case .length: return .number(120)
    case .count: return .integer(2)
    case .integer(let range): return .integer(min(2, range.upperBound))
    case .word(let words, _): return words.sorted().first { setting.standard != .word($0) }.map { .word($0) }
    case .color: return .color(.components(.init(red: 1, green: 0.5, blue: 0)))
    case .font: return .font(.system(size: 21, weight: .bold))
    case .insets: return .insets(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    case .text: return .text("Said")
    case .texts: return .texts(["First", "Second", "Third"])
    case .runs:
      return .runs([AttributedRun("Part", font: .system(size: 19)), AttributedRun("s", font: .system(size: 12))])
    }
  }

  nonisolated private static let values: [String: SettingValue] = [
    "minimumValue": .number(1), "maximumValue": .number(50), "value": .number(10), "progress": .number(0.25),
    "numberOfPages": .integer(5), "minimumScaleFactor": .number(0.5), "alignment": .word("center"),
  ]

  /// A view of a kind in a file, in the scene that the file is read into, live, and captured.
  @MainActor private struct Sample {
    let view: View
    let looks: ViewAppearance
    let live: UIView
    let declared: View

    init(_ kind: KindDescription, saying settings: [KindSetting]) throws {
      let bytes = Array(Self.xib(kind, saying: settings).utf8)
      let file = try InterfaceBuilderFile(reading: bytes, name: "Kind")
      view = try #require(try file.loadedViews(for: UIView().measuringTraits).first)
      looks = file.appearances()["s"] ?? .standard
      live = try #require(UINib(data: Data(bytes), bundle: nil).instantiate(withOwner: nil).first as? UIView)
      var capture = Capture(of: live)
      declared = capture.declared()
    }

    func live(_ setting: KindSetting) -> SettingValue? {
      let palette = CapturedPalette(traits: live.traitCollection)
      return type(of: live).liveSettings.all.first { $0.setting.name == setting.name }?.value(live, palette)
    }

    func scene(_ setting: KindSetting) -> SettingValue? { Self.value(of: setting, view, looks) }

    func captured(_ setting: KindSetting) -> SettingValue? { Self.value(of: setting, declared, declared.appearance) }

    private static func value(of setting: KindSetting, _ view: View, _ looks: ViewAppearance) -> SettingValue? {
      switch setting.place {
      case .view(let property), .state(let property): property.value(view)
      case .appearance(let property): property.value(looks)
      case nil: nil
      }
    }

    static func xib(_ kind: KindDescription, saying settings: [KindSetting]) -> String {
      var (attributes, parts) = ("", "")
      for setting in settings {
        func say(_ word: String) {
          let attribute = " \(setting.attribute)=\"\(word)\""
          if let part = setting.part {
            parts += "<\(part) key=\"\(part)\"\(attribute)/>"
          } else {
            attributes += attribute
          }
        }
        let key = "key=\"\(setting.attribute)\""
        switch KindTests.value(of: setting) {
        case .flag(let flag): say(flag ? "YES" : "NO")
        case .number(let number): say("\(number)")
        case .integer(let integer): say("\(integer)")
        case .word(let word), .text(let word): say(word)
        case .color: parts += "<color \(key) red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\"/>"
        case .font: parts += "<fontDescription \(key) type=\"boldSystem\" pointSize=\"21\"/>"
        case .insets: parts += "<inset \(key) minX=\"2\" minY=\"1\" maxX=\"4\" maxY=\"3\"/>"
        case .texts(let texts):
          parts += "<\(setting.attribute)>" + texts.map { "<segment title=\"\($0)\"/>" }.joined()
          parts += "</\(setting.attribute)>"
        case .runs(let runs):
          let fragments = runs.map { run in
            guard case .system(let size, _)? = run.font else { return "" }
            let font = "<font key=\"NSFont\" metaFont=\"system\" size=\"\(size)\"/>"
            return "<fragment content=\"\(run.string)\"><attributes>\(font)</attributes></fragment>"
          }
          parts += "<attributedString \(key)>\(fragments.joined())</attributedString>"
        case nil: break
        }
      }
      let element = kind.element ?? "view"
      return """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="32700" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
          <device id="retina6_12" orientation="portrait"/>
          <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <\(element)\(attributes) id="s"><rect key="frame" x="0.0" y="0.0" width="200" height="40"/>\(parts)</\(element)>
          </objects>
        </document>
        """
    }
  }
}

extension KindDescription: CustomTestStringConvertible {
  public var testDescription: String { kind.rawValue }
}
