/// Makes a failing input small: tries what says less, and keeps it where it still fails (delta debugging).
package struct Minimizer {
  /// A Boolean that tells whether an input fails as the first one did.
  let isFailing: ([UInt8]) -> Bool
  /// Forms of an input that say less, by its format.
  let smaller: ([UInt8]) -> [[UInt8]]
  /// The most inputs that are tried.
  var maximumTried = 600

  package init(isFailing: @escaping ([UInt8]) -> Bool, smaller: @escaping ([UInt8]) -> [[UInt8]] = { _ in [] }) {
    self.isFailing = isFailing
    self.smaller = smaller
  }

  /// The smallest input found.
  package func minimized(_ bytes: [UInt8]) -> [UInt8] {
    var best = bytes
    var tried = 0
    var isSmaller = true
    func isBetter(_ candidate: [UInt8]) -> Bool {
      guard candidate.count < best.count, tried < maximumTried else { return false }
      tried += 1
      return isFailing(candidate)
    }
    while isSmaller, tried < maximumTried {
      isSmaller = false
      while let found = smaller(best).first(where: isBetter) { (best, isSmaller) = (found, true) }
      // Parts of the text, ever shorter ones.
      var length = best.count / 2
      while length > 0, tried < maximumTried {
        var start = 0
        while start < best.count {
          var candidate = best
          candidate.removeSubrange(start..<min(start + length, best.count))
          if isBetter(candidate) { (best, isSmaller) = (candidate, true) } else { start += length }
        }
        length /= 2
      }
    }
    return best
  }
}
