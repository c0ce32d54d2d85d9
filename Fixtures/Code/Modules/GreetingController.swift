import SwiftUI
import UIKit

/// A view of SwiftUI's in a screen of UIKit's.
struct Greeting: View {
  @State private var isShown = true
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Hello").font(.headline).padding(.vertical)
      if isShown { Image(systemName: "star.fill").resizable().frame(width: 20, height: 20) }
      Button("Hide") { isShown.toggle() }
    }
    .background(Color(.systemBackground))
  }
}

/// A screen whose lower part is SwiftUI's: how high that is isn't known.
final class GreetingController: UIViewController {
  private let heading = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    heading.text = "Above"
    heading.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(heading)
    let host = UIHostingController(rootView: Greeting())
    addChild(host)
    host.view.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(host.view)
    NSLayoutConstraint.activate([
      heading.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      heading.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      host.view.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 8),
      host.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      host.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    host.didMove(toParent: self)
  }
}
