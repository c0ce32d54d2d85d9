// Made by tools/fit-text-metrics from Fixtures/UIKit/label-widths.tsv; not to be edited.

/// The system font's measures as they were fitted to widths of labels.
enum SystemFontTable {
  /// The advances of the characters from space to tilde, regular, without tracking, in ems.
  static let advances: [Double] = [
    0.2729, 0.2910, 0.1872, 0.6279, 0.6341, 0.8148, 0.6670, 0.2669, 0.3752, 0.3752, 0.4200, 0.6228, 0.2655, 0.4779,
    0.2871, 0.3036, 0.6264, 0.4570, 0.6032, 0.6057, 0.6335, 0.6234, 0.6420, 0.5807, 0.6401, 0.6497, 0.3026, 0.2780,
    0.6200, 0.6200, 0.6200, 0.5148, 0.9200, 0.6663, 0.6654, 0.7150, 0.7100, 0.5999, 0.5618, 0.7133, 0.7559, 0.2837,
    0.5433, 0.6364, 0.5432, 0.8702, 0.7551, 0.7684, 0.6370, 0.7697, 0.6509, 0.6360, 0.5888, 0.7198, 0.6585, 0.9478,
    0.7451, 0.6061, 0.6483, 0.3600, 0.2900, 0.3600, 0.6000, 0.5408, 0.5000, 0.5570, 0.6265, 0.5549, 0.6038, 0.5654,
    0.3659, 0.5996, 0.5844, 0.2414, 0.2358, 0.5421, 0.2543, 0.8629, 0.5905, 0.5848, 0.6021, 0.6009, 0.3837, 0.5246,
    0.3654, 0.5842, 0.5287, 0.7613, 0.5275, 0.5521, 0.5499, 0.3600, 0.2700, 0.3600, 0.6200,
  ]

  /// What medium, semibold and bold add, as parts of regular's advance: of uppercase, lowercase, digit, other.
  static let wider: [[Double]] = [
    [0.0216, 0.0320, 0.0282, 0.0030],  // medium
    [0.0471, 0.0473, 0.0536, -0.0325],  // semibold
    [0.0567, 0.0768, 0.0742, 0.0165],  // bold
  ]

  /// What is added behind each character by the font's size, in points; between sizes in proportion.
  static let tracking: [(size: Double, tracking: Double)] = [
    (size: 9, tracking: 0.1700),
    (size: 10, tracking: 0.1003),
    (size: 11, tracking: 0.0795),
    (size: 12, tracking: 0.0048),
    (size: 13, tracking: -0.0551),
    (size: 14, tracking: -0.1450),
    (size: 15, tracking: -0.2131),
    (size: 16, tracking: -0.2890),
    (size: 17, tracking: -0.4059),
    (size: 18, tracking: -0.5102),
    (size: 19, tracking: -0.4500),
    (size: 20, tracking: -0.6969),
    (size: 22, tracking: -0.8772),
    (size: 24, tracking: -0.9570),
    (size: 28, tracking: -1.0943),
    (size: 34, tracking: -1.1924),
    (size: 40, tracking: -1.2644),
    (size: 72, tracking: -2.7641),
  ]
}
