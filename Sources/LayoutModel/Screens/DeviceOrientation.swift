/// How the device is held: `UIDeviceOrientation`, with its raw values (facts/rotation.json).
public enum DeviceOrientation: Int, Hashable, Sendable, CaseIterable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6
}
