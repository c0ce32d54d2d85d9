import UIKit

/// An observer of notifications by name, and of all that a poster sends.
class LostDogController: UIViewController {
  let postButton = UIButton(frame: CGRect(x: 20, y: 100, width: 120, height: 44))

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(retrieveDog(_:)), name: Notification.Name("LostDog"), object: nil)
    postButton.addTarget(self, action: #selector(post(_:)), for: .touchUpInside)
    view.addSubview(postButton)
  }

  @objc func post(_ sender: Any?) {
    NotificationCenter.default.post(name: Notification.Name("LostDog"), object: self, userInfo: ["Name": "Fido"])
  }

  @objc func retrieveDog(_ note: Notification) {
    print("\(note.name.rawValue): \(note.userInfo?["Name"] ?? "nobody")")
  }

  /// The system forgets an observer by itself here; in the book's time it didn't.
  deinit { NotificationCenter.default.removeObserver(self) }
}
