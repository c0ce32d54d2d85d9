/// An affine form `constant + Σ coefficient · parameter` over the parameters in use: a view of doubles in flat storage,
/// the constant first.
///
/// Right-hand sides, columns and the bounds of a region are affine forms. There are many of them, each with few
/// parameters, so they are stored one behind the other (`AffineForms`). Arithmetic works on views, which last no longer
/// than their storage.
struct AffineForm {
  private let numbers: UnsafePointer<Double>
  /// The number of parameters in use.
  let parameterCount: Int

  /// Creates a view of a form's doubles, one more than there are parameters.
  @inline(__always)
  init(_ numbers: UnsafePointer<Double>, parameterCount: Int) {
    self.numbers = numbers
    self.parameterCount = parameterCount
  }

  var constant: Double { @inline(__always) get { numbers[0] } }

  /// The coefficient of a parameter, by its position among those in use.
  subscript(position: Int) -> Double { @inline(__always) get { numbers[position + 1] } }

  /// The form's value for values of the parameters in use.
  @inline(__always)
  func value(at values: [Double]) -> Double {
    var value = numbers[0]
    for position in 0..<parameterCount { value += numbers[position + 1] * values[position] }
    return value
  }

  /// The form's value, and the size of the largest of its products, at least 1. Rounding errors are relative to that.
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

  /// Tells whether all coefficients are zero, within the size of a rounding error.
  @inline(__always)
  func isConstant(within noise: Double = 0) -> Bool {
    for position in 0..<parameterCount where abs(numbers[position + 1]) > noise { return false }
    return true
  }
}

/// Affine forms in the same parameters, one behind the other.
package struct AffineForms: Sendable {
  /// All forms' doubles: of each form its constant, followed by a coefficient for each parameter.
  package internal(set) var numbers: [Double]
  /// The number of doubles of a form.
  package let width: Int

  /// Creates forms that are zero.
  init(count: Int = 0, width: Int) {
    numbers = Array(repeating: 0, count: count * width)
    self.width = width
  }

  /// No forms, for forms that aren't known yet.
  static let none = AffineForms(width: 1)

  var isEmpty: Bool { numbers.isEmpty }

  /// Creates a copy of a range of other forms.
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

  /// A form's value for values of the parameters in use.
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

  /// Copies one form to another.
  mutating func copy(_ source: Int, to form: Int) {
    for offset in 0..<width { numbers[form * width + offset] = numbers[source * width + offset] }
  }

  /// The largest absolute value of all forms for values of the parameters in use; infinite if one is NaN.
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

  /// Appends a multiple of one of other forms.
  @inline(__always)
  mutating func append(_ source: Int, of others: AffineForms, times factor: Double = 1) {
    for offset in 0..<width { numbers.append(factor * others.numbers[source * width + offset]) }
  }

  /// Appends a form.
  mutating func append(_ form: some Sequence<Double>) { numbers.append(contentsOf: form) }

  /// Reserves memory for a number of forms.
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
