import Foundation
import Gauges

/// Values of a module that isn't here.
struct DialModel {
  let reading: GaugeReading

  var label: String { reading.unit ?? "none" }

  var isHigh: Bool {
    switch reading.level {
    case .high: return true
    case .low: return false
    default: return reading.isCritical
    }
  }
}
