import CoreGraphics
import Foundation

/// The size of a QR code: `CIQRCodeGenerator` makes a pixel of each module, and a border of one pixel.
///
/// The smallest version that holds the message's bytes is taken, by the capacities of ISO/IEC 18004, table 7, in byte mode. Version 1 has
/// 21 modules a side, and each further one 4 more.
enum SquareCode {
  /// Returns the rectangle of a message's code.
  ///
  /// - Parameters:
  ///   - message: The bytes.
  ///   - correction: How much of it may be unreadable: `L`, `M`, `Q` or `H`.
  /// - Returns: The rectangle, in pixels; `nil` for a message that no code holds.
  static func extent(of message: Data, correction: String) -> CGRect? {
    guard let capacities = capacities[correction], let version = capacities.firstIndex(where: { message.count <= $0 })
    else { return nil }
    let side = 21 + 4 * version + 2
    return CGRect(x: 0, y: 0, width: side, height: side)
  }

  /// The bytes that each version holds, from 1 to 40.
  private static let capacities: [String: [Int]] = [
    "L": [
      17, 32, 53, 78, 106, 134, 154, 192, 230, 271, 321, 367, 425, 458, 520, 586, 644, 718, 792, 858, 929, 1003, 1091,
      1171, 1273, 1367, 1465, 1528, 1628, 1732, 1840, 1952, 2068, 2188, 2303, 2431, 2563, 2699, 2809, 2953,
    ],
    "M": [
      14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412, 450, 504, 560, 624, 666, 711, 779, 857, 911,
      997, 1059, 1125, 1190, 1264, 1370, 1452, 1538, 1628, 1722, 1809, 1911, 1989, 2099, 2213, 2331,
    ],
    "Q": [
      11, 20, 32, 46, 60, 74, 86, 108, 130, 151, 177, 203, 241, 258, 292, 322, 364, 394, 442, 482, 509, 565, 611, 661,
      715, 751, 805, 868, 908, 982, 1030, 1112, 1168, 1228, 1283, 1351, 1423, 1499, 1579, 1663,
    ],
    "H": [
      7, 14, 24, 34, 44, 58, 64, 84, 98, 119, 137, 155, 177, 194, 220, 250, 280, 310, 338, 382, 403, 439, 461, 511, 535,
      593, 625, 658, 698, 742, 790, 842, 898, 958, 983, 1051, 1093, 1139, 1219, 1273,
    ],
  ]
}
