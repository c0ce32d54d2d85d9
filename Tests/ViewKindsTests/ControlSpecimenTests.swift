import LayoutModel
import LayoutTestSupport
import Testing
import ViewKinds

/// The list of controls against the frames of <doc:Controls#Sizes-of-controls>, told here by system.
struct ControlSpecimenTests {
  private static func row(_ className: String, _ look: String, _ system: Int) -> ControlSpecimen.Row? {
    ControlSpecimen.all.filter { $0.className == className && $0.look == look }
      .flatMap { $0.rows(upTo: 26) }.first { $0.systems.contains(system) }
  }

  @Test("Frames are those that were seen")
  func frames() throws {
    let seen: [(String, String, systems: ClosedRange<Int>, width: Double?, height: Double?)] = [
      ("UISwitch", "", 3...4, 94, 27), ("UISwitch", "", 5...6, 79, 27), ("UISwitch", "", 7...25, 51, 31),
      ("UISwitch", "", 26...26, 63, 28), ("UISlider", "", 3...6, nil, 23), ("UISlider", "", 7...25, nil, 31),
      ("UISlider", "", 26...26, nil, 34), ("UIStepper", "", 5...12, 94, 29), ("UIStepper", "", 13...26, 94, 32),
      ("UIProgressView", "", 3...6, nil, 9), ("UIProgressView", "", 7...13, nil, 2),
      ("UIProgressView", "", 14...26, nil, 4), ("UIActivityIndicatorView", "medium", 3...26, 20, 20),
      ("UIActivityIndicatorView", "large", 3...26, 37, 37), ("UIPageControl", "three pages", 3...13, 39, 37),
      ("UIPickerView", "", 3...26, 320, 216), ("UIDatePicker", "wheels", 3...26, 320, 216),
      ("UIColorWell", "", 14...26, 28, 28),
    ]
    for (className, look, systems, width, height) in seen {
      for system in systems {
        let row = try #require(Self.row(className, look, system), "\(className) \(look), \(system)")
        #expect(row.width == width && row.height == height, "\(className) \(look), \(system)")
      }
    }
    for system in 7...12 { #expect(Self.row("UISegmentedControl", "“First”, “Second”", system)?.height == 29) }
    for system in 13...26 { #expect(Self.row("UISegmentedControl", "“First”, “Second”", system)?.height == 32) }
    for system in 7...12 { #expect(Self.row("UITextField", "rounded, 14 points", system)?.height == 30) }
    for system in 13...26 { #expect(Self.row("UITextField", "rounded, 14 points", system)?.height == 34) }
    for system in 7...26 { #expect(Self.row("UIButton", "“Button” of 17 points", system)?.height == 33) }
  }

  @Test("Rows of a look follow each other, without a gap, up to the newest system")
  func systems() {
    for specimen in ControlSpecimen.all {
      let rows = specimen.rows(upTo: 26)
      #expect(rows.last?.systems.upperBound == 26, "\(specimen.className)")
      for (row, next) in zip(rows, rows.dropFirst()) {
        #expect(row.systems.upperBound + 1 == next.systems.lowerBound, "\(specimen.className)")
      }
    }
  }

  @Test("Every class of controls that asks for a size is listed, and what no frame was held against is marked")
  func isComplete() {
    let listed = Set(ControlSpecimen.all.map(\.className))
    for kind in ViewKind.allCases where ClassDefaults.canAskForSize(kind) && kind != .imageView {
      #expect(listed.contains(kind.rawValue), "\(kind)")
    }
    #expect(Self.row("UISwitch", "", 3)?.knowledge.isTested == false)
    #expect(Self.row("UISwitch", "", 7)?.knowledge.isTested == true)
  }
}

@Suite(.enabled(if: BuiltCommand.isHere, "\(BuiltCommand.reason)"))
struct ControlListingTests {
  @Test("The command tells controls of one system, and takes no device beside")
  func command() throws {
    let result = try BuiltCommand.run("devices", "--controls", "--system-version", "26")
    #expect(result.output.contains("UISwitch") && result.output.contains("63 × 28"))
    #expect(!result.output.contains("51 × 31"))
    let json = try BuiltCommand.run("devices", "--controls", "--format", "json")
    #expect(json.output.contains("\"format\": \"layout-controls/1\""))
    let wrong = try BuiltCommand.run("devices", "--controls", "iphone-15")
    #expect(wrong.status == 64)
  }
}
