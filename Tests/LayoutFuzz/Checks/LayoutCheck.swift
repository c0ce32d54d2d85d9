import Differences
import Fixtures
import LayoutModel
import LayoutOutput
import LayoutResolution
import LayoutSimulator
import LayoutTestSupport
import Notations

/// The properties of every layout, and of what is printed of it.
struct LayoutCheck {
  let messages: MessageCheck

  /// The layouts of a scene on a device in some orientations, those that come about.
  func layouts(
    of scene: Scene, on device: Device, in orientations: [InterfaceOrientation], _ verdict: inout Verdict
  ) -> [ScreenLayout] {
    orientations.compactMap { orientation in
      attempt(&verdict) { try scene.layout(in: orientation, on: device) }
    }
  }

  /// Returns the value of a body; `nil` where it throws what a command tells in words.
  func attempt<Result>(_ verdict: inout Verdict, _ body: () throws -> Result) -> Result? {
    do {
      return try body()
    } catch let exception as SimulatedException {
      messages.check(exception.description, at: exception.position, "an exception", &verdict)
    } catch let failure as LayoutFailure {
      messages.check(failure.description, at: nil, "a failure", &verdict)
      if failure.cause == .solver { verdict.note("the solver gives up", failure.description) }
    } catch let error as DeviceError {
      messages.check(error.description, at: nil, "a device's error", &verdict)
    } catch let error as InputError {
      messages.check(error, &verdict)
    } catch {
      verdict.note("an error of another kind", "\(error)")
    }
    return nil
  }

  /// Looks at layouts and at what is printed of them.
  func check(_ layouts: [ScreenLayout], isThorough: Bool, _ verdict: inout Verdict) {
    for layout in layouts {
      for part in layout.controllers {
        verdict.expect(part.layout.frames.allSatisfy(isFinite), "a frame that isn't finite")
      }
      for diagnostic in layout.diagnostics {
        messages.check(diagnostic.message, at: diagnostic.position, "a finding", &verdict)
      }
    }
    let text = FrameDump(fixture: "input", layouts: layouts).text
    do throws(FrameDump.ReadingError) {
      let copy = try FrameDump(reading: Array(text.utf8))
      verdict.expect(copy.text == text, "a dump reads back as another")
      if isThorough {
        let differences = copy.differences(from: FrameDump(fixture: "input", layouts: layouts))
        verdict.expect(differences.isEmpty, "a dump differs from itself", "\(differences)")
      }
    } catch {
      verdict.note("a dump can't be read", error.message)
    }
    let lines = HierarchyDescription.text(fixture: "input", layouts: layouts)
    verdict.expect(MessageCheck.isClean(lines), "a description with control characters")
  }

  private func isFinite(_ frame: Rect) -> Bool {
    [frame.x, frame.y, frame.width, frame.height].allSatisfy(\.isFinite)
  }

  /// Looks whether a scene that is written as a fixture reads back as one with the same layouts.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - layouts: Its layouts on the device.
  ///   - device: The device; the fixture's own if `nil`.
  ///   - verdict: What is wrong.
  func checkConversion(of scene: Scene, _ layouts: [ScreenLayout], on device: Device?, _ verdict: inout Verdict) {
    let text = Fixture.text(of: scene)
    let copy: Scene
    do throws(InputError) {
      copy = try Fixture.scene(from: Array(text.utf8), name: scene.name)
    } catch {
      verdict.note("a converted fixture can't be read", error.description)
      return
    }
    verdict.expect(Fixture.text(of: copy) == text, "a converted fixture is written in other words")
    for layout in layouts {
      let device = device ?? (try? copy.device())
      let again = device.flatMap { try? copy.layout(in: layout.requestedOrientation, on: $0) }
      let isSame = again.map { again in
        again.orientation == layout.orientation && again.controllers.count == layout.controllers.count
          && zip(again.controllers, layout.controllers).allSatisfy { $0.layout.frames == $1.layout.frames }
      }
      verdict.expect(isSame ?? false, "a converted fixture lays out otherwise", layout.requestedOrientation.name)
    }
  }
}
