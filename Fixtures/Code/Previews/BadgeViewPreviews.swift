#if canImport(SwiftUI) && DEBUG
  import SwiftUI
  import UIKit

  struct UIViewPreview<Shown: UIView>: UIViewRepresentable {
    let view: Shown

    init(_ make: @escaping () -> Shown) { view = make() }

    func makeUIView(context: Context) -> Shown { view }

    func updateUIView(_ view: Shown, context: Context) {}
  }

  struct BadgeController: UIViewControllerRepresentable {
    let text: String

    func makeUIViewController(context: Context) -> UIViewController {
      let controller = UIViewController()
      controller.view = BadgeView(text: text)
      return controller
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  @available(iOS 13, *)
  struct BadgeView_Previews: PreviewProvider {
    static var previews: some View {
      Group {
        UIViewPreview { BadgeView(text: "12") }
          .previewLayout(.sizeThatFits)
          .previewDisplayName("Twelve")
        BadgeController(text: "Large")
          .environment(\.sizeCategory, .accessibilityLarge)
          .previewDisplayName("Large")
        Text("none of UIKit's")
      }
      .previewDevice("iPhone SE (3rd generation)")
    }
  }
#endif
