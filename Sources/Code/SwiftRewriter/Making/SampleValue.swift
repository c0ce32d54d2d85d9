/// A value of one of Foundation's and UIKit's types, which says nothing of an app's own.
///
/// The values of an array differ: what counts its elements is part of a text or a number.
enum SampleValue {
  /// The same expression everywhere.
  case constant(String)
  case text
  case attributedText
  /// A number of a type.
  case number(String)
  case identifier
  case url

  /// Returns the value of a type.
  ///
  /// - Parameters:
  ///   - type: The type's name.
  ///   - arguments: Its generic arguments, as code.
  /// - Returns: The value; `nil` for a type that isn't known.
  static func of(_ type: String, _ arguments: [String] = []) -> SampleValue? {
    if let known = constants[type] ?? olderNames[type].flatMap({ constants[$0] }) { return .constant(known) }
    if numbers.contains(type) { return .number(type) }
    switch type {
    case "String", "NSString", "Substring": return .text
    case "NSAttributedString", "NSMutableAttributedString": return .attributedText
    case "UUID": return .identifier
    case "URL": return .url
    default: break
    }
    let list = arguments.joined(separator: ", ")
    if let still = generics[type], !arguments.isEmpty { return .constant(still.replacing("#", with: list)) }
    return nil
  }

  /// The value's code.
  ///
  /// - Parameter counters: The names of the variables that count the elements of the arrays around the value, the outermost first.
  /// - Returns: The expression.
  func code(counters: [String]) -> String {
    let count = counters.map { "\\(\($0))" }.joined(separator: ".")
    switch self {
    case .constant(let code): return code
    case .text: return count.isEmpty ? "\"Sample text\"" : "\"Sample text \(count)\""
    case .attributedText: return "NSAttributedString(string: \(SampleValue.text.code(counters: counters)))"
    case .number(let type):
      guard !counters.isEmpty else { return "0" }
      let factors = counters.indices.map { index in
        let factor = Array(repeating: "0", count: counters.count - 1 - index).joined()
        return factor.isEmpty ? counters[index] : "\(counters[index]) * 1\(factor)"
      }
      let sum = factors.joined(separator: " + ")
      return type == "Int" ? sum : "\(type)(\(sum))"
    case .identifier:
      let end = counters.map { "\\(\($0))" }.joined()
      let zeros = String(repeating: "0", count: 12 - counters.count)
      return "UUID(uuidString: \"00000000-0000-0000-0000-\(zeros)\(end)\")!"
    case .url: return "URL(fileURLWithPath: \"/\(counters.map { "\\(\($0))" }.joined(separator: "/"))\")"
    }
  }

  private static let numbers: Set = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Float", "Double",
    "CGFloat", "TimeInterval", "Decimal", "NSInteger", "CFTimeInterval", "CLLocationDegrees", "CLLocationDistance",
    "CLLocationAccuracy", "CLLocationSpeed", "CLLocationDirection",
  ]

  /// UIKit's types by the names that they had until Swift 4.2: `UITableViewStyle` of `UITableView.Style`, `UITableViewCellStyle` of
  /// `UITableViewCell.CellStyle`, `UIControlEvents` of `UIControl.Event`.
  private static let olderNames: [String: String] = {
    var names = ["UIControlEvents": "UIControl.Event", "UILayoutConstraintAxis": "NSLayoutConstraint.Axis"]
    for name in constants.keys where name.hasPrefix("UI") {
      let parts = name.split(separator: ".").map(String.init)
      guard parts.count == 2 else { continue }
      let word = parts[1].prefix(1) + parts[1].dropFirst().prefix { !$0.isUppercase }
      names[parts[0] + parts[1].dropFirst(parts[0].hasSuffix(word) ? word.count : 0)] = name
    }
    return names
  }()

  private static let constants: [String: String] = [
    "AttributedString": "AttributedString(\"Sample text\")", "Character": "\"a\"", "Bool": "false",
    "NSNumber": "0", "Any": "0", "AnyObject": "NSObject()", "NSObject": "NSObject()", "AnyHashable": "0",
    "NSObjectProtocol": "NSObject()", "Error": "NSError(domain: \"Sample\", code: 0)",
    "NSError": "NSError(domain: \"Sample\", code: 0)", "Date": "Date(timeIntervalSince1970: 0)", "Data": "Data()",
    "DateInterval": "DateInterval(start: Date(timeIntervalSince1970: 0), duration: 0)",
    "DateComponents": "DateComponents()", "DateFormatter": "DateFormatter()", "NumberFormatter": "NumberFormatter()",
    "Locale": ".current", "Calendar": ".current", "TimeZone": ".current", "Bundle": ".main",
    "NotificationCenter": ".default", "UserDefaults": ".standard", "FileManager": ".default",
    "ProcessInfo": ".processInfo",
    "URLSession": ".shared", "URLSessionConfiguration": ".default", "URLCache": ".shared",
    "URLRequest": "URLRequest(url: URL(fileURLWithPath: \"/\"))", "URLComponents": "URLComponents()",
    "HTTPURLResponse":
      "HTTPURLResponse(url: URL(fileURLWithPath: \"/\"), statusCode: 200, httpVersion: nil, headerFields: nil)!",
    "JSONDecoder": "JSONDecoder()", "JSONEncoder": "JSONEncoder()", "OperationQueue": "OperationQueue()",
    "DispatchQueue": ".main", "IndexPath": "IndexPath(row: 0, section: 0)", "IndexSet": "IndexSet()",
    "NSRange": "NSRange(location: 0, length: 0)", "CharacterSet": "CharacterSet()",
    "NSPredicate": "NSPredicate(value: true)",
    "CGRect": ".zero", "CGSize": ".zero", "CGPoint": ".zero", "CGVector": ".zero", "CGAffineTransform": ".identity",
    "UIEdgeInsets": ".zero", "NSDirectionalEdgeInsets": ".zero", "UIOffset": ".zero", "UIColor": ".systemBlue",
    "UIImage": "UIImage()", "UIFont": ".preferredFont(forTextStyle: .body)", "UIScreen": ".main",
    "UIDevice": ".current",
    "UIApplication": ".shared", "UITraitCollection": "UITraitCollection()", "UIPasteboard": ".general",
    "UITableView.Style": ".plain", "UITableViewCell.CellStyle": ".default", "CellStyle": ".default",
    "UITableViewCell.AccessoryType": ".none", "UIFont.Weight": ".regular", "UIFont.TextStyle": ".body",
    "UIView.ContentMode": ".scaleToFill", "UIBarButtonItem.Style": ".plain", "UIAlertController.Style": ".alert",
    "UIAlertAction.Style": ".default", "UIStackView.Alignment": ".fill", "UIStackView.Distribution": ".fill",
    "NSLayoutConstraint.Axis": ".vertical", "NSTextAlignment": ".natural", "UIKeyboardType": ".default",
    "UIReturnKeyType": ".default", "UITextContentType": ".name", "UIModalPresentationStyle": ".automatic",
    "UIStatusBarStyle": ".default", "UIUserInterfaceStyle": ".unspecified", "UIInterfaceOrientationMask": ".all",
    "UIRectEdge": ".all", "UIRectCorner": ".allCorners", "UIControl.Event": ".touchUpInside",
    "UIControl.State": ".normal",
    "UITextField.BorderStyle": ".roundedRect", "UIButton.ButtonType": ".system", "UIBlurEffect.Style": ".regular",
    "UICollectionViewLayout": "UICollectionViewFlowLayout()",
    "UICollectionViewFlowLayout": "UICollectionViewFlowLayout()",
    "UICollectionView": "UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())",
    "UICollectionViewController": "UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())",
    "UICollectionViewCompositionalLayout":
      "UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))",
    "UIActivityViewController": "UIActivityViewController(activityItems: [], applicationActivities: nil)",
    "UISearchController": "UISearchController(searchResultsController: nil)",
    "UIPageViewController": "UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)",
    "UISplitViewController": "UISplitViewController(style: .doubleColumn)",
    "UICollectionView.ScrollDirection": ".vertical", "UILayoutPriority": ".required",
    "UILayoutGuide": "UILayoutGuide()",
    "UIAction": "UIAction { _ in }", "UIMenu": "UIMenu(children: [])", "UIVisualEffect": "UIVisualEffect()",
    "UIPageViewController.TransitionStyle": ".scroll", "UIPageViewController.NavigationOrientation": ".horizontal",
    "UISplitViewController.Style": ".doubleColumn",
    "UIAlertController": "UIAlertController(title: nil, message: nil, preferredStyle: .alert)",
    "CGColor": "UIColor.systemBlue.cgColor", "CALayer": "CALayer()", "UIBezierPath": "UIBezierPath()",
    "CLLocationCoordinate2D": "CLLocationCoordinate2D(latitude: 0, longitude: 0)",
    "CLLocation": "CLLocation(latitude: 0, longitude: 0)", "CLLocationManager": "CLLocationManager()",
    "NSManagedObjectContext": "NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)",
    "AnyCancellable": "AnyCancellable {}", "PHAsset": "PHAsset()", "AVPlayer": "AVPlayer()",
  ]

  /// What generic types of Foundation, Combine and RxSwift are made by: sequences and publishers stay still. `#` are the arguments.
  private static let generics: [String: String] = [
    "Set": "Set<#>()", "ArraySlice": "ArraySlice<#>()",
    "AnyPublisher": "Empty<#>(completeImmediately: false).eraseToAnyPublisher()",
    "PassthroughSubject": "PassthroughSubject<#>()", "Empty": "Empty<#>(completeImmediately: false)",
    "AsyncStream": "AsyncStream<#> { _ in }", "AsyncThrowingStream": "AsyncThrowingStream<#> { _ in }",
    "NSCache": "NSCache<#>()", "NSHashTable": "NSHashTable<#>.weakObjects()", "Observable": "Observable<#>.never()",
    "PublishSubject": "PublishSubject<#>()", "PublishRelay": "PublishRelay<#>()", "Driver": "Driver<#>.never()",
    "Signal": "Signal<#>.never()", "Single": "Single<#>.never()",
  ]
}
