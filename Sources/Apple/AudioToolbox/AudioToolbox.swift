// What Apple's module brings with it.
@_exported public import Foundation

/// The number of a sound: nothing is heard.
public typealias SystemSoundID = UInt32
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF
public let kAudioServicesNoError: Int32 = 0

public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}
public func AudioServicesPlaySystemSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ block: (() -> Void)?) {
  block?()
}
public func AudioServicesPlayAlertSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ block: (() -> Void)?) {
  block?()
}
@discardableResult
public func AudioServicesCreateSystemSoundID(_ url: AnyObject, _ id: UnsafeMutablePointer<SystemSoundID>) -> Int32 {
  unsafe id.pointee = 0
  return -1500
}
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> Int32 { 0 }
