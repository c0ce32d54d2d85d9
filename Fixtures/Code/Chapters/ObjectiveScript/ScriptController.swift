import UIKit

/// A view that animates in the way that a property's closure says, as a finger lifts from it.
class SpecialView: UIView {
  var animation: (() -> Void)?

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let animation else { return }
    UIView.animate(withDuration: 0.85, delay: 0, options: [.repeat, .autoreverse], animations: animation) { finished in
      print("finished: \(finished)")
      self.transform = .identity
    }
  }
}

/// The view, and three buttons that switch how it moves.
class ScriptController: UIViewController {
  let specialView = SpecialView(frame: CGRect(x: 200, y: 200, width: 100, height: 100))
  let rotateButton = UIButton(frame: CGRect(x: 20, y: 403, width: 72, height: 37))
  let translateButton = UIButton(frame: CGRect(x: 124, y: 403, width: 72, height: 37))
  let scaleButton = UIButton(frame: CGRect(x: 228, y: 403, width: 72, height: 37))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(specialView)
    for (button, action) in [
      (rotateButton, #selector(rotate(_:))), (translateButton, #selector(translate(_:))),
      (scaleButton, #selector(scale(_:))),
    ] {
      button.addTarget(self, action: action, for: .touchUpInside)
      view.addSubview(button)
    }
  }

  @objc func rotate(_ sender: UIButton) { choose(sender, CGAffineTransform(rotationAngle: 135)) }
  @objc func translate(_ sender: UIButton) { choose(sender, CGAffineTransform(translationX: -175, y: -175)) }
  @objc func scale(_ sender: UIButton) { choose(sender, CGAffineTransform(scaleX: 0.1, y: 0.1)) }

  private func choose(_ sender: UIButton, _ transform: CGAffineTransform) {
    specialView.animation = { [specialView] in
      UIView.setAnimationRepeatCount(1)
      specialView.transform = transform
    }
    for button in [rotateButton, translateButton, scaleButton] { button.isSelected = button === sender }
  }
}
