import InterfaceBuilder

/// The controllers in container views of a storyboard.
@MainActor enum StoryboardEmbedding {
  /// Brings the controllers of embed segues into a controller whose view was loaded.
  static func embed(in controller: UIViewController, _ origin: StoryboardOrigin, _ loader: NibLoader) {
    for (object, declared) in loader.segueSources {
      guard let container = object as? UIView else { continue }
      for template in StoryboardSegueTemplate.templates(of: declared, origin.nib, from: controller)
      where template.segue.kind == "embed" {
        guard controller.shouldPerformSegue(withIdentifier: template.segue.identifier ?? "", sender: nil),
          let child = template.makeDestination(nil)
        else { continue }
        let segue = template.made(from: controller, to: child)
        segue.handler = { put(child, in: container, of: controller) }
        controller.prepare(for: segue, sender: nil)
        NestedMaking.within(origin.nib.place(template.position)) { segue.perform() }
      }
    }
  }

  private static func put(_ child: UIViewController, in container: UIView, of controller: UIViewController) {
    controller.addChild(child)
    let view: UIView = child.view
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.translatesAutoresizingMaskIntoConstraints = true
    container.addSubview(view)
    child.didMove(toParent: controller)
  }
}
