import Documents
import Fixtures
import LayoutModel
import LayoutTestSupport
import Notations

/// The formats of short texts: constraints and visual formats.
enum StringFormats {
  static let constraints: InputFormat = {
    let grammar = ConstraintGrammar(ids: ["a", "b", "root", "title-1", "x_y"], mistakes: 0.04)
    return InputFormat(
      "constraint", ending: "txt", share: 200,
      make: { random in
        let isMutant = !Examples.constraints.isEmpty && random.happens(0.3)
        return Array(
          (isMutant ? TextMutations.mutated(random.pick(Examples.constraints), &random) : grammar.text(&random)).utf8)
      }, run: { bytes, _ in runConstraint(bytes) })
  }()

  private static func runConstraint(_ bytes: [UInt8]) -> Verdict {
    var verdict = Verdict()
    let text = String(decoding: bytes, as: UTF8.self)
    do throws(InputError) {
      let constraint = try Constraint(text)
      verdict.expect(constraint.constant.isFinite, "a constant that isn't finite", text)
      guard let written = constraint.text else {
        verdict.note("a constraint without a text", text)
        return verdict
      }
      let copy = try? Constraint(written)
      verdict.expect(copy == constraint, "a constraint reads back as another", written)
    } catch {
      MessageCheck(of: Array(text.utf8)).checkTexts(error, &verdict)
    }
    return verdict
  }

  static let visualFormats: InputFormat = {
    let grammar = VisualFormatGrammar(ids: ["a", "b", "label", "x_1"], mistakes: 0.04)
    return InputFormat(
      "visual-format", ending: "txt", share: 150,
      make: { random in
        let isMutant = !Examples.visualFormats.isEmpty && random.happens(0.3)
        return Array(
          (isMutant ? TextMutations.mutated(random.pick(Examples.visualFormats), &random) : grammar.text(&random)).utf8)
      }, run: { bytes, _ in runVisualFormat(bytes) })
  }()

  /// Options for either axis.
  private static let options: [[Constraint.FormatOptions]] = [
    [[], .directionRightToLeft, .alignAllTop, .alignAllFirstBaseline], [[], .alignAllLeading, .alignAllCenterX],
  ]

  private static func runVisualFormat(_ bytes: [UInt8]) -> Verdict {
    var verdict = Verdict()
    let text = String(decoding: bytes, as: UTF8.self)
    for options in options[text.hasPrefix("V") ? 1 : 0] {
      do throws(InputError) {
        let constraints = try Constraint.constraints(
          withVisualFormat: text, options: options, metrics: ["gap": 12, "wide": 1e5])
        for constraint in constraints {
          verdict.expect(constraint.constant.isFinite, "a constant that isn't finite", text)
        }
      } catch {
        MessageCheck(of: Array(text.utf8)).checkTexts(error, &verdict)
      }
    }
    return verdict
  }
}

extension MessageCheck {
  /// Looks at the error for which a text is refused: lines don't count in it, columns go on over line breaks.
  fileprivate func checkTexts(_ error: InputError, _ verdict: inout Verdict) {
    verdict.isAccepted = false
    verdict.expect(error.problems.count == 1, "not one problem of a text", error.description)
    for problem in error.problems {
      check(problem.message, at: nil, "an error", &verdict)
      guard let position = problem.position else { continue }
      let isInside = position.line == 1 && position.column <= length + 1
      verdict.expect(isInside, "an error beyond the text", "\(position.line):\(position.column)")
    }
  }
}
