import Foundation

struct Guest: Hashable {
  let name: String
  var nickname: String?
}

enum Door {
  case closed(by: Guest)
  case open
}

/// What no type here conforms to: a mock stands for it.
protocol GuestList: AnyObject {
  var host: Guest { get }
  func guests(at door: Door) throws -> [Guest]
}

final class GuestModel {
  let list: any GuestList
  let door: Door

  init(list: any GuestList, door: Door) {
    self.list = list
    self.door = door
  }
}
