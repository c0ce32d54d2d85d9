/// For which parameters an affine solution holds: the critical region of its basis.
///
/// Most conditions speak of one parameter, so that they come down to an interval for each; the rest stand in a list.
package struct Validity: Sendable {
  /// The parameters that the program uses, by their numbers.
  private let parameters: [Int]
  private var lower: [Double]
  private var upper: [Double]
  /// Affine forms that aren't negative here: constant first, one form behind the other.
  private var forms: [Double] = []
  /// How far inside its bounds the region is taken to hold: 0 where it is closed. What is left out or open is so in the
  /// interior alone, and near the bounds tolerances decide.
  private(set) var margin = 0.0

  /// Validity for all parameters.
  init(parameters: [Int]) {
    self.parameters = parameters
    lower = Array(repeating: -.infinity, count: parameters.count)
    upper = Array(repeating: .infinity, count: parameters.count)
  }

  /// Whether the solution holds for these values of all the program's parameters.
  package func contains(_ values: [Double]) -> Bool {
    for place in parameters.indices {
      let value = values[parameters[place]]
      let margin = margin(at: place)
      guard lower[place] + margin <= value, value <= upper[place] - margin else { return false }
    }
    let width = parameters.count + 1
    for start in stride(from: 0, to: forms.count, by: width) {
      var value = forms[start]
      for place in parameters.indices { value += forms[start + 1 + place] * values[parameters[place]] }
      guard value >= margin else { return false }
    }
    return true
  }

  /// How far on the straight way from some values to others the solution holds.
  ///
  /// - Parameters:
  ///   - start: Values of all the program's parameters, for which it does.
  ///   - end: Other ones.
  /// - Returns: The part of the way, from 0 to 1; 1 where the solution holds for the others too.
  package func share(from start: [Double], to end: [Double]) -> Double {
    var share = 1.0
    for place in parameters.indices {
      let (here, there) = (start[parameters[place]], end[parameters[place]])
      if there > upper[place] { share = min(share, (upper[place] - here) / (there - here)) }
      if there < lower[place] { share = min(share, (here - lower[place]) / (here - there)) }
    }
    let width = parameters.count + 1
    for first in stride(from: 0, to: forms.count, by: width) {
      var (here, there) = (forms[first], forms[first])
      for place in parameters.indices {
        here += forms[first + 1 + place] * start[parameters[place]]
        there += forms[first + 1 + place] * end[parameters[place]]
      }
      if there < 0 { share = min(share, here / (here - there)) }
    }
    return max(0, share)
  }

  /// By how much values of all the program's parameters meet each inequality; infinite of a bound that isn't there.
  package func margins(_ values: [Double]) -> [Double] {
    var margins: [Double] = []
    for place in parameters.indices {
      let value = values[parameters[place]]
      margins.append(value - lower[place])
      margins.append(upper[place] - value)
    }
    let width = parameters.count + 1
    for start in stride(from: 0, to: forms.count, by: width) {
      margins.append(parameters.indices.reduce(forms[start]) { $0 + forms[start + 1 + $1] * values[parameters[$1]] })
    }
    return margins
  }

  /// The margin on either side of an interval; none where it leaves no room for one.
  private func margin(at place: Int) -> Double { upper[place] - lower[place] > 2 * margin ? margin : 0 }

  /// The values of a parameter, by its number, beyond which the solution isn't known to hold.
  package func interval(of parameter: Int) -> (lower: Double, upper: Double) {
    guard let place = parameters.firstIndex(of: parameter) else { return (-.infinity, .infinity) }
    let margin = margin(at: place)
    return (lower[place] + margin, upper[place] - margin)
  }

  /// Whether the solution is known for one value of each parameter alone.
  package var isPoint: Bool {
    !parameters.isEmpty && parameters.indices.allSatisfy { lower[$0] == upper[$0] }
  }

  /// Whether values lie in the region, or so near that nobody could tell.
  func isNear(_ values: [Double]) -> Bool {
    extent(from: values, along: Array(repeating: 0, count: values.count)) != nil
  }

  /// How far the region reaches on a line: the steps from a point, in multiples of a direction, that lie inside its bounds,
  /// margins aside; `nil` where the line misses the region.
  ///
  /// - Parameters:
  ///   - start: A value for each of the program's parameters.
  ///   - direction: By how much each changes with a step.
  package func extent(from start: [Double], along direction: [Double]) -> ClosedRange<Double>? {
    var (least, most) = (-Double.infinity, Double.infinity)
    func narrow(_ value: Double, _ slope: Double) {
      if slope > Tolerances.rounding {
        least = max(least, -value / slope)
      } else if slope < -Tolerances.rounding {
        most = min(most, -value / slope)
      } else if value < -Tolerances.length {
        (least, most) = (.infinity, -.infinity)
      }
    }
    for place in parameters.indices {
      let (value, slope) = (start[parameters[place]], direction[parameters[place]])
      if lower[place] > -.infinity { narrow(value - lower[place], slope) }
      if upper[place] < .infinity { narrow(upper[place] - value, -slope) }
    }
    let width = parameters.count + 1
    for form in stride(from: 0, to: forms.count, by: width) {
      var (value, slope) = (forms[form], 0.0)
      for place in parameters.indices {
        value += forms[form + 1 + place] * start[parameters[place]]
        slope += forms[form + 1 + place] * direction[parameters[place]]
      }
      narrow(value, slope)
    }
    return least <= most ? least...most : nil
  }

  /// Whether the intervals of these parameters say all.
  package func isBox(over some: [Int]) -> Bool {
    forms.isEmpty
      && parameters.indices.allSatisfy {
        some.contains(parameters[$0]) || (lower[$0] == -.infinity && upper[$0] == .infinity)
      }
  }

  /// Narrows to where an affine form isn't negative. The parameters at hand stay in: what holds there is known.
  ///
  /// - Parameters:
  ///   - form: The constant, then a coefficient for each parameter in use.
  ///   - values: The values of the parameters in use.
  mutating func require(_ form: UnsafePointer<Double>, at values: [Double]) {
    var only = -1
    for place in parameters.indices where abs(form[place + 1]) > Tolerances.rounding {
      guard only < 0 else {
        requireForm(form, at: values)
        return
      }
      only = place
    }
    guard only >= 0 else { return }
    let slope = form[only + 1]
    let bound = -(form[0] + Tolerances.relative * max(1, abs(form[0]))) / slope
    if slope > 0 {
      lower[only] = max(lower[only], min(bound, values[only]))
    } else {
      upper[only] = min(upper[only], max(bound, values[only]))
    }
  }

  private mutating func requireForm(_ form: UnsafePointer<Double>, at values: [Double]) {
    var loosened = form[0] + Tolerances.relative * max(1, abs(form[0]))
    let value = values.indices.reduce(loosened) { $0 + form[$1 + 1] * values[$1] }
    if value < 0 { loosened -= value }
    let width = parameters.count + 1
    // Rows that are like each other say the same one after the other.
    if forms.count >= width {
      let last = forms.count - width
      let isSame = forms[last] <= loosened && (1..<width).allSatisfy { forms[last + $0] == form[$0] }
      if isSame { return }
    }
    forms.append(loosened)
    for place in 1..<width { forms.append(form[place]) }
  }

  /// Narrows to where affine forms, one behind the other, aren't negative.
  mutating func require(_ forms: [Double], at values: [Double]) {
    forms.withUnsafeBufferPointer { forms in
      guard let start = forms.baseAddress else { return }
      for place in stride(from: 0, to: forms.count, by: parameters.count + 1) { require(start + place, at: values) }
    }
  }

  /// Narrows to the interior: beyond the bounds something else may be left out, or open.
  mutating func excludeBounds() { margin = Self.interiorMargin }

  /// A thousand times `Tolerances.length`: as far as that reaches through the multipliers of a screen.
  private static let interiorMargin = 1e-3

  /// Narrows to the parameters at hand alone.
  mutating func pin(to values: [Double]) {
    lower = values
    upper = values
    forms = []
    margin = 0
  }

  // MARK: In words

  /// Each parameter's interval, of those that have one.
  var intervals: [String] {
    parameters.indices.compactMap { place in
      let (name, lower, upper) = ("p\(parameters[place])", lower[place], upper[place])
      if lower == upper { return "\(name) = \(Formula.number(lower))" }
      let below = lower > -.infinity ? "\(Formula.number(lower)) ≤ " : ""
      let above = upper < .infinity ? " ≤ \(Formula.number(upper))" : ""
      return below.isEmpty && above.isEmpty ? nil : below + name + above
    }
  }

  /// What has to hold of several parameters.
  var inequalities: [String] {
    let width = parameters.count + 1
    return stride(from: 0, to: forms.count, by: width).map { start in
      "\(Formula(form: forms[start..<start + width], parameters: parameters)) ≥ 0"
    }
  }
}
