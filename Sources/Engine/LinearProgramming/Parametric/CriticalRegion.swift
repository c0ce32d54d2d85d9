/// The parameters for which an affine solution holds: the critical region of its basis (Gal and Nedoma,
/// "Multiparametric linear programming", Management Science 18, 1972).
///
/// Most conditions are on a single parameter, and so become an interval for each; the rest are in a list.
package struct CriticalRegion: Sendable {
  /// The parameters that the program uses, by their numbers.
  private let parameters: [Int]
  /// Each parameter's interval.
  private var intervals: [Interval]
  /// The affine forms that aren't negative in the region.
  private var forms: AffineForms
  /// The tolerances added to each form's constant.
  private var loosenings: [Double] = []
  /// The distance from the bounds from which the region counts: 0 if it is closed. If omissions or open columns are the
  /// same only in the interior, tolerances decide near the bounds.
  private(set) var margin = 0.0

  /// A parameter's interval, with and without tolerances.
  private struct Interval {
    var lower = -Double.infinity
    var upper = Double.infinity
    var exactLower = -Double.infinity
    var exactUpper = Double.infinity
  }

  /// Creates the region of all parameters.
  init(parameters: [Int]) {
    self.parameters = parameters
    intervals = parameters.map { _ in Interval() }
    forms = AffineForms(width: parameters.count + 1)
  }

  /// Tells whether the solution holds for values of all the program's parameters.
  package func contains(_ values: [Double]) -> Bool { contains(values, inside: margin) }

  /// Tells whether values of all the program's parameters meet the region's inequalities, including its bounds.
  package func reaches(_ values: [Double]) -> Bool { contains(values, inside: 0) }

  private func contains(_ values: [Double], inside margin: Double) -> Bool {
    for position in parameters.indices {
      let value = values[parameters[position]]
      let margin = room(for: margin, at: position)
      guard intervals[position].lower + margin <= value, value <= intervals[position].upper - margin else {
        return false
      }
    }
    for form in 0..<forms.count where !(value(of: form, at: values) >= margin) { return false }
    return true
  }

  /// A form's value for values of all the program's parameters.
  private func value(of form: Int, at values: [Double]) -> Double {
    forms.withForm(form) { form in
      var value = form.constant
      for position in parameters.indices { value += form[position] * values[parameters[position]] }
      return value
    }
  }

  /// The part of the straight line between two points along which the solution holds.
  ///
  /// - Parameters:
  ///   - start: Values of all the program's parameters, for which it holds.
  ///   - end: Values of all the program's parameters at the end.
  /// - Returns: The part, from 0 to 1; 1 if the solution holds at the end too.
  package func share(from start: [Double], to end: [Double]) -> Double {
    var share = 1.0
    for position in parameters.indices {
      let (here, there) = (start[parameters[position]], end[parameters[position]])
      if there > intervals[position].upper { share = min(share, (intervals[position].upper - here) / (there - here)) }
      if there < intervals[position].lower { share = min(share, (here - intervals[position].lower) / (here - there)) }
    }
    let (first, last) = (parameters.map { start[$0] }, parameters.map { end[$0] })
    for form in 0..<forms.count {
      let (here, there) = (forms.value(of: form, at: first), forms.value(of: form, at: last))
      if there < 0 { share = min(share, here / (here - there)) }
    }
    return max(0, share)
  }

  /// The slack of each inequality for values of all the program's parameters, without tolerances; infinite for a
  /// missing bound.
  package func margins(_ values: [Double]) -> [Double] {
    var margins: [Double] = []
    for position in parameters.indices {
      let value = values[parameters[position]]
      margins.append(value - intervals[position].exactLower)
      margins.append(intervals[position].exactUpper - value)
    }
    let used = parameters.map { values[$0] }
    for form in 0..<forms.count { margins.append(forms.value(of: form, at: used) - loosenings[form]) }
    return margins
  }

  /// The margin on either side of an interval; none if the interval is too small for it.
  private func room(for margin: Double, at position: Int) -> Double {
    intervals[position].upper - intervals[position].lower > 2 * margin ? margin : 0
  }

  /// The bounds of a parameter, by its number, beyond which the solution isn't known to hold.
  package func interval(of parameter: Int) -> (lower: Double, upper: Double) {
    guard let position = parameters.firstIndex(of: parameter) else { return (-.infinity, .infinity) }
    let margin = room(for: margin, at: position)
    return (intervals[position].lower + margin, intervals[position].upper - margin)
  }

  /// A Boolean that tells whether the solution is known for only one value of each parameter.
  package var isPoint: Bool {
    !parameters.isEmpty && parameters.indices.allSatisfy { intervals[$0].lower == intervals[$0].upper }
  }

  /// Tells whether values lie in the region, or within rounding of it.
  func isNear(_ values: [Double]) -> Bool {
    extent(from: values, along: Array(repeating: 0, count: values.count)) != nil
  }

  /// The range of steps on a line that lie inside the region's bounds, ignoring margins: multiples of a direction, from
  /// a point; `nil` if the line misses the region.
  ///
  /// - Parameters:
  ///   - start: A value for each of the program's parameters.
  ///   - direction: The change of each parameter with a step.
  /// - Returns: The first and the last step inside.
  package func extent(from start: [Double], along direction: [Double]) -> ClosedRange<Double>? {
    var extent = LineExtent()
    for position in parameters.indices {
      let (value, slope) = (start[parameters[position]], direction[parameters[position]])
      if intervals[position].lower > -.infinity {
        extent.narrow(to: value - intervals[position].lower, growingBy: slope)
      }
      if intervals[position].upper < .infinity {
        extent.narrow(to: intervals[position].upper - value, growingBy: -slope)
      }
    }
    let (used, ways) = (parameters.map { start[$0] }, parameters.map { direction[$0] })
    for form in 0..<forms.count {
      forms.withForm(form) {
        extent.narrow(to: $0.value(at: used), growingBy: $0.value(at: ways) - $0.constant)
      }
    }
    return extent.steps()
  }

  /// Tells whether the region consists of the intervals of two parameters.
  package func isBox(over one: Int, _ other: Int) -> Bool {
    guard forms.isEmpty else { return false }
    for position in parameters.indices where parameters[position] != one && parameters[position] != other {
      guard intervals[position].lower == -.infinity, intervals[position].upper == .infinity else { return false }
    }
    return true
  }

  /// Narrows the region to where an affine form isn't negative. The present parameters stay in, because the solution is
  /// known to hold there.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - sign: 1, or -1 if the form must be at most zero.
  ///   - values: The values of the parameters in use.
  mutating func require(_ form: AffineForm, times sign: Double = 1, at values: [Double]) {
    var found: Int?
    for position in parameters.indices where abs(form[position]) > Tolerances.rounding {
      guard found == nil else {
        requireForm(form, sign, at: values)
        return
      }
      found = position
    }
    guard let only = found else { return }
    let (constant, slope) = (sign * form.constant, sign * form[only])
    let bound = -(constant + Tolerances.relative * max(1, abs(constant))) / slope
    if slope > 0 {
      intervals[only].lower = max(intervals[only].lower, min(bound, values[only]))
      intervals[only].exactLower = max(intervals[only].exactLower, -constant / slope)
    } else {
      intervals[only].upper = min(intervals[only].upper, max(bound, values[only]))
      intervals[only].exactUpper = min(intervals[only].exactUpper, -constant / slope)
    }
  }

  private mutating func requireForm(_ form: AffineForm, _ sign: Double, at values: [Double]) {
    let constant = sign * form.constant
    var loosened = constant + Tolerances.relative * max(1, abs(constant))
    let value = loosened - constant + sign * form.value(at: values)
    if value < 0 { loosened -= value }
    let width = forms.width
    // Similar rows give the same form one after the other.
    if let last = forms.isEmpty ? nil : forms.numbers.count - width {
      let isSame =
        forms.numbers[last] <= loosened && (1..<width).allSatisfy { forms.numbers[last + $0] == sign * form[$0 - 1] }
      if isSame { return }
    }
    forms.numbers.append(loosened)
    for position in parameters.indices { forms.numbers.append(sign * form[position]) }
    loosenings.append(loosened - constant)
  }

  /// Narrows to where none of several affine forms is negative.
  mutating func require(_ forms: AffineForms, at values: [Double]) {
    for form in 0..<forms.count { forms.withForm(form) { require($0, at: values) } }
  }

  /// Narrows the region to its interior, because beyond the bounds other items may be omitted, or columns open.
  mutating func excludeBounds() { margin = Self.interiorMargin }

  /// The effect of `Tolerances.length` through the multipliers of a screen, in points.
  private static let interiorMargin = 1_000 * Tolerances.length

  /// Narrows the region to the present parameters.
  mutating func pin(to values: [Double]) {
    intervals = values.map { Interval(lower: $0, upper: $0, exactLower: $0, exactUpper: $0) }
    forms.removeAll()
    loosenings = []
    margin = 0
  }

  // MARK: As data

  /// The exact inequalities of the region, as affine forms that aren't negative: a constant and a coefficient for each
  /// of the program's parameters.
  ///
  /// - Parameter parameterCount: The number of the program's parameters.
  /// - Returns: The forms, constant first.
  package func inequalities(parameterCount: Int) -> [[Double]] {
    var inequalities: [[Double]] = []
    func add(_ constant: Double, _ coefficients: [(position: Int, coefficient: Double)]) {
      var form = [Double](repeating: 0, count: parameterCount + 1)
      form[0] = constant
      for (position, coefficient) in coefficients { form[parameters[position] + 1] = coefficient }
      inequalities.append(form)
    }
    for position in parameters.indices {
      if intervals[position].exactLower > -.infinity { add(-intervals[position].exactLower, [(position, 1)]) }
      if intervals[position].exactUpper < .infinity { add(intervals[position].exactUpper, [(position, -1)]) }
    }
    for (number, loosening) in loosenings.enumerated() {
      forms.withForm(number) { form in
        add(form.constant - loosening, parameters.indices.map { ($0, form[$0]) })
      }
    }
    return inequalities
  }

  // MARK: In words

  /// The interval of each parameter that has one, in words.
  var intervalsInWords: [String] {
    parameters.indices.compactMap { position in
      let (name, lower, upper) = ("p\(parameters[position])", intervals[position].lower, intervals[position].upper)
      if lower == upper { return "\(name) = \(Formula.number(lower))" }
      let below = lower > -.infinity ? "\(Formula.number(lower)) ≤ " : ""
      let above = upper < .infinity ? " ≤ \(Formula.number(upper))" : ""
      return below.isEmpty && above.isEmpty ? nil : below + name + above
    }
  }

  /// The inequalities of several parameters, in words.
  var inequalitiesInWords: [String] {
    (0..<forms.count).map { "\(Formula(form: forms[$0], parameters: parameters)) ≥ 0" }
  }
}
