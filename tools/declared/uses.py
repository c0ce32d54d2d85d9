"""Uses of a declaration, in Swift, of which one compiles where the declaration is there."""
import re


# Owners that the list names otherwise than Swift does.
NAMES = {
    "NSObject-UIAccessibility": "NSObject", "CALayer.CornerCurve": "CALayerCornerCurve", "CALayer.ContentsFilter": "CALayerContentsFilter",
    "CALayer.ContentsGravity": "CALayerContentsGravity", "CAMediaTimingFunction.Name": "CAMediaTimingFunctionName",
    "CAAnimation.RotationMode": "CAAnimationRotationMode", "CAShapeLayer.FillRule": "CAShapeLayerFillRule",
    "CATransition.Type": "CATransitionType", "UIEvent.Subtype": "UIEvent.EventSubtype",
    "UIImpactFeedbackStyle": "UIImpactFeedbackGenerator.FeedbackStyle",
    "UINotificationFeedbackType": "UINotificationFeedbackGenerator.FeedbackType", "UIResolvedShape": "UIShape.Resolved",
    "UISceneConnectionOptions": "UIScene.ConnectionOptions", "UNNotification.InterruptionLevel": "UNNotificationInterruptionLevel",
    "UICollectionLayoutListAppearance": "UICollectionLayoutListConfiguration.Appearance",
    "UITextFormattingViewControllerComponent": "UITextFormattingViewController.Component",
}

# Members that several overloads have, so that a use needs types; and those of a protocol's type, which its conforming types have.
OVERLOADED = {
    "CGFloat.init(_:)": "_ = CGFloat(anything() as Double)",
    "CGPoint.init(x:y:)": "_ = CGPoint(x: anything() as CGFloat, y: anything() as CGFloat)",
    "CGRect.init(x:y:width:height:)": "_ = CGRect(x: anything() as CGFloat, y: anything(), width: anything(), height: anything())",
    "CGSize.init(width:height:)": "_ = CGSize(width: anything() as CGFloat, height: anything() as CGFloat)",
    "CGVector.init(dx:dy:)": "_ = CGVector(dx: anything() as CGFloat, dy: anything() as CGFloat)",
    "CGRect.contains(_:)": "_ = object.contains(anything() as CGPoint)",
    "CGContext.fill(_:)": "object.fill(anything() as CGRect)",
    "CGContext.draw(_:in:)": "object.draw(anything() as CGImage, in: anything())",
    "CGMutablePath.move(to:)": "object.move(to: anything() as CGPoint)",
    "CGMutablePath.addLine(to:)": "object.addLine(to: anything() as CGPoint)",
    "UIView.convert(_:to:)": "_ = object.convert(anything() as CGRect, to: anything() as UIView?)",
    "UIView.convert(_:from:)": "_ = object.convert(anything() as CGPoint, from: anything() as UIView?)",
    "UIGestureRecognizerDelegate.gestureRecognizer(_:shouldReceive:)":
        "_ = object.gestureRecognizer(anything(), shouldReceive: anything() as UITouch)",
    "UITextViewDelegate.textView(_:shouldInteractWith:in:interaction:)":
        "_ = object.textView(anything(), shouldInteractWith: anything() as URL, in: anything(), interaction: anything())",
    "NSMutableAttributedString.replaceCharacters(in:with:)": "object.replaceCharacters(in: anything(), with: anything() as String)",
    "NSCoder.encode(_:forKey:)": "object.encode(anything() as CGRect, forKey: anything())",
    "NSObject.awakeFromNib()": "(anything() as UIView).awakeFromNib()",
    "NSObject.prepareForInterfaceBuilder()": "(anything() as UIView).prepareForInterfaceBuilder()",
    "NSObject.observe(_:options:changeHandler:)": "_ = (anything() as UIScrollView).observe(\\.contentSize, options: anything()) { _, _ in }",
    "UIAppearance.appearance()": "_ = UIView.appearance()",
    "UIAppearance.appearance(whenContainedInInstancesOf:)": "_ = UIView.appearance(whenContainedInInstancesOf: anything())",
    "NotificationCenter.removeObserver(_:)": "object.removeObserver(anything() as UIView)",
    "CAAnimation.RotationMode.autoReverse": "_ = CAAnimationRotationMode.rotateAutoReverse",
    "CATransform3DMakeScale(_:_:_:)": "_ = CATransform3DMakeScale(anything(), anything(), anything())",
    "CATransform3DMakeRotation(_:_:_:_:)": "_ = CATransform3DMakeRotation(anything(), anything(), anything(), anything())",
    "CATransform3DMakeTranslation(_:_:_:)": "_ = CATransform3DMakeTranslation(anything(), anything(), anything())",
    "CATransform3DTranslate(_:_:_:_:)": "_ = CATransform3DTranslate(object, anything(), anything(), anything())",
    "CATransform3DRotate(_:_:_:_:_:)": "_ = CATransform3DRotate(object, anything(), anything(), anything(), anything())",
    "UIContextualAction.init(style:title:)": "_ = UIContextualAction(style: anything(), title: anything()) { _, _, _ in }",
    "UICollectionView.CellRegistration.init()":
        "_ = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }",
    "UITableViewDiffableDataSource.init(tableView:)":
        "_ = UITableViewDiffableDataSource<Int, Int>(tableView: anything()) { _, _, _ in nil }",
    "UICollectionViewDiffableDataSource.init(collectionView:)":
        "_ = UICollectionViewDiffableDataSource<Int, Int>(collectionView: anything()) { _, _, _ in nil }",
    "UICollectionViewCompositionalLayout.init()": "_ = UICollectionViewCompositionalLayout { _, _ in nil }",
    "UIImagePickerController.editedImage": "_ = UIImagePickerController.InfoKey.editedImage",
    "UIViewControllerRestoration.viewController(withRestorationIdentifierPath:coder:)":
        "_ = (anything() as any UIViewControllerRestoration.Type).viewController("
        "withRestorationIdentifierPath: anything(), coder: anything())",
    "UIAccessibility.layoutChanged": "_ = UIAccessibility.Notification.layoutChanged",
    "UIAccessibility.screenChanged": "_ = UIAccessibility.Notification.screenChanged",
}


def candidates(symbol):
    """What may be a use of a declaration, the likeliest first. `object` is one of its owner's."""
    if symbol.name in OVERLOADED:
        return [OVERLOADED[symbol.name]]
    name, owner = symbol.name, symbol.owner
    for listed, swift in NAMES.items():
        if name == listed or owner == listed:
            name, owner = name.replace(listed, swift, 1), owner if owner == "-" else swift
    if symbol.is_type:
        generic = [f"_ = {name}<{', '.join([of] * count)}>.self"
                   for count in (1, 2) for of in ("NSLayoutXAxisAnchor", "UIView", "Int", "UICollectionViewCell, Int")]
        return [f"_ = {name}.self", f"_ = (any {name}).self"] + generic
    if "(" in name:
        return calls(name, owner, symbol.kind)
    bare = name.removeprefix(owner + ".") if owner != "-" else name
    if owner in ("CoreGraphics", "QuartzCore", "UIKit", "-"):
        return [f"_ = {bare}"]
    forms = [f"_ = {owner}.{bare}", f"_ = object.{bare}", f"_ = {owner}.{bare}.self", f"_ = {owner}.{bare}(anything())",
             f"_ = {owner}.{bare}(anything(), anything())"]
    return forms if symbol.kind in ("case", "notification", "struct") else [forms[1], forms[0]] + forms[2:]


def calls(name, owner, kind):
    """Calls of a function or an initialiser."""
    head, labels = re.fullmatch(r"(.*)\((.*)\)", name).groups()
    bare = head.removeprefix(owner + ".") if owner != "-" else head
    arguments = ["anything()" if label == "_" else f"{label}: anything()" for label in labels.split(":") if label]
    written = ", ".join(arguments)
    # Some labels are of functions that take a closure behind them, which no call writes.
    behind = [f"({written})", f"({written}) {{}}", f"({written}) {{ _ in }}", f"({written}) {{ _ in anything() }}"]
    if kind == "init":
        heads = [f"{owner}", f"{owner}<UIView>", f"{owner}<Int, Int>", f"{owner}<UICollectionViewCell, Int>"]
    elif owner in ("CoreGraphics", "QuartzCore", "UIKit", "-"):
        heads = [bare]
    else:
        heads = [f"object.{bare}", f"{owner}.{bare}"]
    plain = [f"{ignored}{head}{call}" for head in heads for call in behind for ignored in ("_ = ", "")
             if ignored or kind != "init"]
    full = f"{owner}.init" if kind == "init" else f"{heads[-1]}"
    references = [f"_ = {full}({labels})"] if labels else []
    effects = [f"_ = {words} {head}{behind[0]}" for words in ("unsafe", "try", "await", "try await", "try unsafe")
               for head in heads]
    return plain + references + effects
