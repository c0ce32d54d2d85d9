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
      guard lower[place] <= value, value <= upper[place] else { return false }
    }
    let width = parameters.count + 1
    for start in stride(from: 0, to: forms.count, by: width) {
      var value = forms[start]
      for place in parameters.indices { value += forms[start + 1 + place] * values[parameters[place]] }
      guard value >= 0 else { return false }
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

  /// The values of a parameter, by its number, beyond which the solution doesn't hold.
  package func interval(of parameter: Int) -> (lower: Double, upper: Double) {
    guard let place = parameters.firstIndex(of: parameter) else { return (-.infinity, .infinity) }
    return (lower[place], upper[place])
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

  /// Narrows to the parameters at hand alone.
  mutating func pin(to values: [Double]) {
    lower = values
    upper = values
    forms = []
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
