/// `constant + Σ coefficient · parameter` over the parameters in use: a view of doubles in flat storage, the constant first.
///
/// Right-hand sides, columns and what bounds a region are such forms. There are many of each, and few parameters, so they
/// stand one behind the other (`AffineForms`), and arithmetic is done on views, which last no longer than what they view.
struct AffineForm {
  private let numbers: UnsafePointer<Double>
  /// The number of parameters in use.
  let parameterCount: Int

  /// A view of a form's doubles, one more than there are parameters.
  @inline(__always)
  init(_ numbers: UnsafePointer<Double>, parameterCount: Int) {
    self.numbers = numbers
    self.parameterCount = parameterCount
  }

  var constant: Double { @inline(__always) get { numbers[0] } }

  /// The coefficient of a parameter, by its position among those in use.
  subscript(position: Int) -> Double { @inline(__always) get { numbers[position + 1] } }

  /// The form's value where the parameters in use have some values.
  @inline(__always)
  func value(at values: [Double]) -> Double {
    var value = numbers[0]
    for position in 0..<parameterCount { value += numbers[position + 1] * values[position] }
    return value
  }

  /// Its value, and the size of the largest of its products, at least 1: what rounding is relative to.
  @inline(__always)
  func valueAndMagnitude(at values: [Double]) -> (value: Double, magnitude: Double) {
    var value = numbers[0]
    var magnitude = max(1, abs(value))
    for position in 0..<parameterCount {
      let product = numbers[position + 1] * values[position]
      value += product
      magnitude = max(magnitude, abs(product))
    }
    return (value, magnitude)
  }

  /// Whether no coefficient is larger than a size: 0, or what rounding leaves of it.
  @inline(__always)
  func isConstant(within noise: Double = 0) -> Bool {
    for position in 0..<parameterCount where abs(numbers[position + 1]) > noise { return false }
    return true
  }
}

/// Affine forms in the same parameters, one behind the other.
package struct AffineForms: Sendable {
  /// All forms' doubles: of each its constant, then a coefficient for each parameter.
  package internal(set) var numbers: [Double]
  /// The doubles of a form.
  package let width: Int

  /// Forms that are zero.
  init(count: Int = 0, width: Int) {
    numbers = Array(repeating: 0, count: count * width)
    self.width = width
  }

  /// Forms that aren't known yet.
  static let none = AffineForms(width: 1)

  var isEmpty: Bool { numbers.isEmpty }

  /// Some of other forms.
  init(_ forms: AffineForms, _ range: Range<Int>) {
    numbers = Array(forms.numbers[range.lowerBound * forms.width..<range.upperBound * forms.width])
    width = forms.width
  }

  package var count: Int { numbers.count / width }

  /// A form's doubles.
  package subscript(form: Int) -> ArraySlice<Double> {
    get { numbers[form * width..<(form + 1) * width] }
    set { for (offset, number) in newValue.enumerated() { numbers[form * width + offset] = number } }
  }

  /// Calls a closure with a view of a form.
  @inline(__always)
  func withForm<Result>(_ form: Int, _ body: (AffineForm) -> Result) -> Result {
    precondition(0 <= form && (form + 1) * width <= numbers.count, "no form \(form)")
    return numbers.withUnsafeBufferPointer { numbers in
      guard let start = numbers.baseAddress else { preconditionFailure("a form has a constant") }
      return body(AffineForm(start + form * width, parameterCount: width - 1))
    }
  }

  /// A form's value where the parameters in use have some values.
  func value(of form: Int, at values: [Double]) -> Double { withForm(form) { $0.value(at: values) } }

  /// Adds a multiple of another form to one.
  @inline(__always)
  mutating func add(_ source: Int, times factor: Double, to form: Int) {
    for offset in 0..<width { numbers[form * width + offset] += factor * numbers[source * width + offset] }
  }

  /// Adds a multiple of one of other forms to one.
  mutating func add(_ source: Int, of others: AffineForms, times factor: Double, to form: Int) {
    for offset in 0..<width { numbers[form * width + offset] += factor * others.numbers[source * width + offset] }
  }

  /// Makes a form like another.
  mutating func copy(_ source: Int, to form: Int) {
    for offset in 0..<width { numbers[form * width + offset] = numbers[source * width + offset] }
  }

  /// The largest size of all forms' values where the parameters in use have some values; infinite where one is no number.
  func largestSize(at values: [Double]) -> Double {
    var largest = 0.0
    numbers.withUnsafeBufferPointer { numbers in
      guard var form = numbers.baseAddress else { return }
      for _ in 0..<count {
        let size = abs(AffineForm(form, parameterCount: width - 1).value(at: values))
        largest = size.isFinite ? max(largest, size) : .infinity
        form += width
      }
    }
    return largest
  }

  /// Makes a form constant.
  mutating func setConstant(_ constant: Double, of form: Int) {
    for offset in 0..<width { numbers[form * width + offset] = offset == 0 ? constant : 0 }
  }

  /// Adds a multiple of one of other forms as the last.
  @inline(__always)
  mutating func append(_ source: Int, of others: AffineForms, times factor: Double = 1) {
    for offset in 0..<width { numbers.append(factor * others.numbers[source * width + offset]) }
  }

  /// Adds a form as the last.
  mutating func append(_ form: some Sequence<Double>) { numbers.append(contentsOf: form) }

  /// Makes room for so many forms.
  mutating func reserve(_ count: Int) { numbers.reserveCapacity(count * width) }

  mutating func removeAll() { numbers.removeAll(keepingCapacity: true) }

  /// Calls a closure with a mutable pointer to a form's doubles.
  @inline(__always)
  mutating func withDoubles(of form: Int, _ body: (UnsafeMutablePointer<Double>) -> Void) {
    precondition(0 <= form && (form + 1) * width <= numbers.count, "no form \(form)")
    let start = form * width
    numbers.withUnsafeMutableBufferPointer { numbers in
      if let base = numbers.baseAddress { body(base + start) }
    }
  }
}
