import UIKit

struct Profile {
  let name: String
}

final class ProfileController: UIViewController {
  private let profile: Profile

  init(profile: Profile) {
    self.profile = profile
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}
