import InterfaceBuilder
import LayoutModel
import LayoutResolution
import Testing
import ViewKinds

@testable import UIKit

/// Each kind of view by each of its settings: what a file says of it is in the scene and in the live view, and what is captured of
/// this is the scene's again.
@MainActor struct KindTests {
  nonisolated static let kinds = KindDescription.all

  @Test("Every setting of a kind has a property of its class, and the class has no other", arguments: kinds)
  func bindings(_ kind: KindDescription) throws {
    let type = try #require(NibClasses.systemType(named: kind.kind.rawValue) as? UIView.Type)
    #expect(type.liveSettings.map(\.setting.name) == kind.settings.map(\.name))
  }

  @Test("What a file says is in the scene, in the live view and in what is captured of it", arguments: kinds)
  func said(_ kind: KindDescription) throws {
    let sample = try Sample(kind, isSaid: true)
    for setting in kind.settings {
      let said = Self.value(of: setting)
      #expect(sample.live(setting) == said, "\(kind.kind), \(setting.name), live")
      guard setting.place != nil else { continue }
      #expect(sample.scene(setting) == said, "\(kind.kind), \(setting.name), scene")
      #expect(sample.captured(setting) == said, "\(kind.kind), \(setting.name), captured")
    }
  }

  @Test("What a file doesn't say means the same in the scene and in the live view", arguments: kinds)
  func unsaid(_ kind: KindDescription) throws {
    let sample = try Sample(kind, isSaid: false)
    for setting in kind.settings {
      if let standard = setting.standard { #expect(sample.live(setting) == standard, "\(kind.kind), \(setting.name)") }
      guard setting.place != nil else { continue }
      #expect(sample.scene(setting) == sample.captured(setting), "\(kind.kind), \(setting.name)")
    }
  }

  @Test("A kind asks for one size: as a scene, loaded from a file, and made in code", arguments: kinds, [true, false])
  func sizes(_ kind: KindDescription, isSaid: Bool) throws {
    let sample = try Sample(kind, isSaid: isSaid)
    let type = try #require(NibClasses.systemType(named: kind.kind.rawValue) as? UIView.Type)
    let made = try #require(type.init(coder: NSCoder()))
    for live in type.liveSettings {
      if let value = isSaid ? Self.value(of: live.setting) : live.setting.standard {
        live.assign(made, value) { UIColor($0) }
      }
    }
    let content = try #require(ViewContent(of: sample.view, for: made.measuringTraits))
    let size = content.size
    for (view, words) in [(sample.live, "of a file"), (made, "made in code")] {
      #expect(view.intrinsicContentSize.width == size.width.map { CGFloat($0) } ?? UIView.noIntrinsicMetric, "\(words)")
      #expect(
        view.intrinsicContentSize.height == size.height.map { CGFloat($0) } ?? UIView.noIntrinsicMetric, "\(words)")
      var capture = Capture(of: view)
      #expect(ViewContent(of: capture.declared(), for: view.measuringTraits)?.size == size, "\(words)")
    }
  }

  @Test("A reader that knows a kind knows its attributes")
  func attributes() throws {
    for kind in Self.kinds {
      let file = try InterfaceBuilderFile(reading: Array(Sample.xib(kind, isSaid: true).utf8), name: "Kind")
      let warnings = try file.scenes().warnings
      #expect(warnings.isEmpty, "\(kind.kind): \(warnings)")
    }
  }

  // MARK: Samples

  /// A value of a setting that isn't its standard.
  nonisolated static func value(of setting: KindSetting) -> SettingValue? {
    if let value = values[setting.name] { return value }
    switch setting.form {
    case .flag: return .flag(setting.standard != .flag(true))
    case .number: return .number(7)
    case .integer(let range): return .integer(min(2, range.upperBound))
    case .word(let words, _): return words.sorted().first { setting.standard != .word($0) }.map { .word($0) }
    case .color: return .color(.components(.init(red: 1, green: 0.5, blue: 0)))
    case .texts: return .texts(["First", "Second", "Third"])
    }
  }

  nonisolated private static let values: [String: SettingValue] = [
    "minimumValue": .number(1), "maximumValue": .number(50), "value": .number(10), "progress": .number(0.25),
    "numberOfPages": .integer(5),
  ]

  /// A view of a kind in a file, in the scene that the file is read into, live, and captured.
  @MainActor private struct Sample {
    let view: View
    let looks: ViewAppearance
    let live: UIView
    let declared: View

    init(_ kind: KindDescription, isSaid: Bool) throws {
      let bytes = Array(Self.xib(kind, isSaid: isSaid).utf8)
      let file = try InterfaceBuilderFile(reading: bytes, name: "Kind")
      view = try #require(try file.loadedViews(for: UIView().measuringTraits).first)
      looks = file.appearances()["s"] ?? .standard
      live = try #require(UINib(data: Data(bytes), bundle: nil).instantiate(withOwner: nil).first as? UIView)
      var capture = Capture(of: live)
      declared = capture.declared()
    }

    func live(_ setting: KindSetting) -> SettingValue? {
      let palette = CapturedPalette(traits: live.traitCollection)
      return type(of: live).liveSettings.first { $0.setting.name == setting.name }?.value(live, palette)
    }

    func scene(_ setting: KindSetting) -> SettingValue? { Self.value(of: setting, view, looks) }

    func captured(_ setting: KindSetting) -> SettingValue? { Self.value(of: setting, declared, declared.appearance) }

    private static func value(of setting: KindSetting, _ view: View, _ looks: ViewAppearance) -> SettingValue? {
      switch setting.place {
      case .view(let property): property.value(view)
      case .appearance(let property): property.value(looks)
      case nil: nil
      }
    }

    static func xib(_ kind: KindDescription, isSaid: Bool) -> String {
      var (attributes, parts) = ("", "")
      for setting in isSaid ? kind.settings : [] {
        switch KindTests.value(of: setting) {
        case .flag(let flag): attributes += " \(setting.attribute)=\"\(flag ? "YES" : "NO")\""
        case .number(let number): attributes += " \(setting.attribute)=\"\(number)\""
        case .integer(let integer): attributes += " \(setting.attribute)=\"\(integer)\""
        case .word(let word): attributes += " \(setting.attribute)=\"\(word)\""
        case .color:
          parts +=
            "<color key=\"\(setting.attribute)\" red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\"/>"
        case .texts(let texts):
          parts += "<\(setting.attribute)>" + texts.map { "<segment title=\"\($0)\"/>" }.joined()
          parts += "</\(setting.attribute)>"
        case nil: break
        }
      }
      return """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="32700" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
          <device id="retina6_12" orientation="portrait"/>
          <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <\(kind.element)\(attributes) id="s"><rect key="frame" x="0.0" y="0.0" width="200" height="40"/>\(parts)</\(kind.element)>
          </objects>
        </document>
        """
    }
  }
}

extension KindDescription: CustomTestStringConvertible {
  public var testDescription: String { kind.rawValue }
}
