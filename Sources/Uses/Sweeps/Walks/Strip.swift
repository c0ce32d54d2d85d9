import LayoutModel

/// A part of a line of sizes on which every number is affine: from one probe to another, both included.
package struct Strip: Sendable {
  /// The probe with the least length.
  package private(set) var start: WindowProbe
  /// The probe with the greatest length.
  package private(set) var end: WindowProbe
  package let line: SizeLine
  /// Each number's value at the beginning of the line, and its growth with each point along it.
  private(set) var constants: [Double] = []
  private(set) var slopes: [Double] = []

  /// Creates the strip between two probes with comparable numbers; from a single probe the numbers are constant.
  package init(_ start: WindowProbe, _ end: WindowProbe, along line: SizeLine) {
    self.start = start
    self.end = end
    self.line = line
    setForms()
  }

  /// Sets the affine numbers through two probes, as the fractions that they stand for.
  private mutating func setForms() {
    let (low, high) = (line.place(of: start.size), line.place(of: end.size))
    let length = high - low
    constants = []
    slopes = []
    constants.reserveCapacity(start.numbers.count)
    slopes.reserveCapacity(start.numbers.count)
    for (a, b) in zip(start.numbers, end.numbers) {
      let slope = length > 0 ? ((b - a) / length).simplified(within: SweepTolerances.slope(over: length)) : 0
      let constant = (a - slope * low).simplified(within: SweepTolerances.noise)
      let isExact =
        abs(constant + slope * low - a) < SweepTolerances.number / 4
        && abs(constant + slope * high - b) < SweepTolerances.number / 4
      slopes.append(isExact || length == 0 ? slope : (b - a) / length)
      constants.append(isExact ? constant : a - slopes[slopes.count - 1] * low)
    }
  }

  /// Returns a number at a place of the line.
  package func value(_ number: Int, at place: Double) -> Double { constants[number] + slopes[number] * place }

  /// Tells whether a probe's numbers are the strip's.
  package func fits(_ probe: WindowProbe) -> Bool {
    guard probe.numbers.count == constants.count else { return false }
    let place = line.place(of: probe.size)
    for number in constants.indices {
      let value = constants[number] + slopes[number] * place
      guard abs(value - probe.numbers[number]) <= SweepTolerances.number(value) else { return false }
    }
    return true
  }

  /// Tells whether another strip, behind this one, continues the same affine numbers.
  package func continues(in other: Strip) -> Bool {
    guard start.isLike(other.start), constants.count == other.constants.count else { return false }
    // The longer strip knows its slopes better.
    return length >= other.length ? fits(other.start) && fits(other.end) : other.fits(start) && other.fits(end)
  }

  /// The strip's length, in points.
  package var length: Double { line.place(of: end.size) - line.place(of: start.size) }

  /// The strip with the views' numbers alone.
  var framesAlone: Strip {
    start.numbers.count == start.frameCount ? self : Strip(start.framesAlone, end.framesAlone, along: line)
  }

  /// Extends the strip to a probe.
  mutating func extend(to end: WindowProbe) {
    self.end = end
    setForms()
  }

  /// Returns the place at which all numbers of this strip meet those of the next; `nil` if some jump.
  func meetingPlace(with other: Strip) -> Double? {
    guard constants.count == other.constants.count, min(length, other.length) > SweepTolerances.leastLength else {
      return nil
    }
    var (low, high) = (-Double.infinity, Double.infinity)
    for number in constants.indices {
      let steepness = slopes[number] - other.slopes[number]
      let gap = other.constants[number] - constants[number]
      if abs(steepness) < SweepTolerances.bend {
        guard abs(gap - steepness * line.place(of: end.size)) < SweepTolerances.number else { return nil }
        continue
      }
      let sharpness = max(SweepTolerances.number, SweepTolerances.noise * 10 / abs(steepness))
      low = max(low, gap / steepness - sharpness)
      high = min(high, gap / steepness + sharpness)
    }
    guard low <= high, high < .infinity else { return nil }
    return ((low + high) / 2).simplified(within: SweepTolerances.noise * 10)
  }
}
