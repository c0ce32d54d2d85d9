// What Apple's module brings with it.
@_exported public import UIKit

/// A template of a car's screen. No car is here, and templates are held.
@preconcurrency @MainActor
open class CPTemplate: NSObject {
  open var userInfo: Any?
  open var tabTitle: String?
  open var tabImage: UIImage?
  open var showsTabBadge = false
  open var backButton: CPBarButton?
  open var leadingNavigationBarButtons: [CPBarButton] = []
  open var trailingNavigationBarButtons: [CPBarButton] = []
}

/// The place of a car's templates.
@preconcurrency @MainActor
open class CPInterfaceController: NSObject {
  open weak var delegate: (any CPInterfaceControllerDelegate)?
  open private(set) var templates: [CPTemplate] = []
  open private(set) var presentedTemplate: CPTemplate?
  open var topTemplate: CPTemplate? { templates.last }
  open var rootTemplate: CPTemplate { templates.first ?? CPTemplate() }
  open func setRootTemplate(_ template: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
    templates = [template]
    completion?(true, nil)
  }
  open func pushTemplate(_ template: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
    templates.append(template)
    completion?(true, nil)
  }
  open func popTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
    if templates.count > 1 { templates.removeLast() }
    completion?(true, nil)
  }
  open func popToRootTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
    templates.removeLast(max(0, templates.count - 1))
    completion?(true, nil)
  }
  open func presentTemplate(_ template: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
    presentedTemplate = template
    completion?(true, nil)
  }
  open func dismissTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
    presentedTemplate = nil
    completion?(true, nil)
  }
}
@preconcurrency @MainActor
public protocol CPInterfaceControllerDelegate: NSObjectProtocol {
  func templateWillAppear(_ aTemplate: CPTemplate, animated: Bool)
  func templateDidAppear(_ aTemplate: CPTemplate, animated: Bool)
  func templateWillDisappear(_ aTemplate: CPTemplate, animated: Bool)
  func templateDidDisappear(_ aTemplate: CPTemplate, animated: Bool)
}
extension CPInterfaceControllerDelegate {
  public func templateWillAppear(_ aTemplate: CPTemplate, animated: Bool) {}
  public func templateDidAppear(_ aTemplate: CPTemplate, animated: Bool) {}
  public func templateWillDisappear(_ aTemplate: CPTemplate, animated: Bool) {}
  public func templateDidDisappear(_ aTemplate: CPTemplate, animated: Bool) {}
}

open class CPTemplateApplicationScene: UIScene {
  open var interfaceController: CPInterfaceController { CPInterfaceController() }
}
@preconcurrency @MainActor
public protocol CPTemplateApplicationSceneDelegate: UISceneDelegate {
  func templateApplicationScene(
    _ scene: CPTemplateApplicationScene, didConnect interfaceController: CPInterfaceController)
  func templateApplicationScene(
    _ scene: CPTemplateApplicationScene, didDisconnectInterfaceController interfaceController: CPInterfaceController)
}
extension CPTemplateApplicationSceneDelegate {
  public func templateApplicationScene(
    _ scene: CPTemplateApplicationScene, didConnect interfaceController: CPInterfaceController
  ) {}
  public func templateApplicationScene(
    _ scene: CPTemplateApplicationScene, didDisconnectInterfaceController interfaceController: CPInterfaceController
  ) {}
}

@preconcurrency @MainActor
open class CPBarButton: NSObject {
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  public init(title: String, handler: ((CPBarButton) -> Void)? = nil) { self.title = title }
  public init(image: UIImage, handler: ((CPBarButton) -> Void)? = nil) { self.image = image }
}

@preconcurrency @MainActor
public protocol CPListTemplateItem: NSObjectProtocol {
  var text: String? { get }
  var userInfo: Any? { get set }
}
public enum CPListItemAccessoryType: Int, Sendable { case none = 0, disclosureIndicator, cloud }
@preconcurrency @MainActor
public protocol CPSelectableListItem: CPListTemplateItem {
  var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)? { get set }
}
@preconcurrency @MainActor
open class CPListItem: NSObject, CPSelectableListItem {
  open private(set) var text: String?
  open private(set) var detailText: String?
  open private(set) var image: UIImage?
  open var userInfo: Any?
  open var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)?
  open var accessoryType = CPListItemAccessoryType.none
  open var isPlaying = false
  open var isEnabled = true
  open var isExplicitContent = false
  open var playbackProgress: CGFloat = 0
  public init(
    text: String?, detailText: String?, image: UIImage? = nil, accessoryImage: UIImage? = nil,
    accessoryType: CPListItemAccessoryType = .none
  ) { (self.text, self.detailText, self.image, self.accessoryType) = (text, detailText, image, accessoryType) }
  open func setText(_ text: String) { self.text = text }
  open func setDetailText(_ text: String?) { detailText = text }
  open func setImage(_ image: UIImage?) { self.image = image }
  open func setAccessoryImage(_ image: UIImage?) {}
}
@preconcurrency @MainActor
open class CPListImageRowItem: NSObject, CPSelectableListItem {
  open var text: String?
  open var userInfo: Any?
  open var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)?
  open var listImageRowHandler: ((CPListImageRowItem, Int, @escaping () -> Void) -> Void)?
  public init(text: String?, images: [UIImage]) { self.text = text }
  open func update(_ gridImages: [UIImage]) {}
}
@preconcurrency @MainActor
open class CPListSection: NSObject {
  public let items: [any CPListTemplateItem]
  public let header: String?
  public init(items: [any CPListTemplateItem], header: String? = nil, sectionIndexTitle: String? = nil) {
    (self.items, self.header) = (items, header)
  }
}
@preconcurrency @MainActor
open class CPListTemplate: CPTemplate {
  open private(set) var sections: [CPListSection]
  public let title: String?
  open weak var delegate: (any CPListTemplateDelegate)?
  open var emptyViewTitleVariants: [String] = []
  open var emptyViewSubtitleVariants: [String] = []
  open class var maximumItemCount: Int { 500 }
  open class var maximumSectionCount: Int { 500 }
  public init(title: String?, sections: [CPListSection]) { (self.title, self.sections) = (title, sections) }
  open func updateSections(_ sections: [CPListSection]) { self.sections = sections }
}
@preconcurrency @MainActor
public protocol CPListTemplateDelegate: NSObjectProtocol {
  func listTemplate(_ listTemplate: CPListTemplate, didSelect item: CPListItem, completionHandler: @escaping () -> Void)
}
@preconcurrency @MainActor
open class CPTabBarTemplate: CPTemplate {
  open private(set) var templates: [CPTemplate]
  open weak var delegate: (any CPTabBarTemplateDelegate)?
  open var selectedTemplate: CPTemplate? { templates.first }
  open class var maximumTabCount: Int { 5 }
  public init(templates: [CPTemplate]) { self.templates = templates }
  open func updateTemplates(_ templates: [CPTemplate]) { self.templates = templates }
}
@preconcurrency @MainActor
public protocol CPTabBarTemplateDelegate: NSObjectProtocol {
  func tabBarTemplate(_ tabBarTemplate: CPTabBarTemplate, didSelect selectedTemplate: CPTemplate)
}
@preconcurrency @MainActor
open class CPGridButton: NSObject {
  public let titleVariants: [String]
  open var isEnabled = true
  public init(titleVariants: [String], image: UIImage, handler: ((CPGridButton) -> Void)?) {
    self.titleVariants = titleVariants
  }
}
@preconcurrency @MainActor
open class CPGridTemplate: CPTemplate {
  public init(title: String?, gridButtons: [CPGridButton]) {}
}
public enum CPAlertActionStyle: UInt, Sendable { case `default` = 0, cancel, destructive }
@preconcurrency @MainActor
open class CPAlertAction: NSObject {
  public typealias Style = CPAlertActionStyle
  public let title: String
  public init(title: String, style: Style, handler: @escaping (CPAlertAction) -> Void) { self.title = title }
}
@preconcurrency @MainActor
open class CPAlertTemplate: CPTemplate {
  public init(titleVariants: [String], actions: [CPAlertAction]) {}
}
@preconcurrency @MainActor
open class CPActionSheetTemplate: CPTemplate {
  public init(title: String?, message: String?, actions: [CPAlertAction]) {}
}
@preconcurrency @MainActor
open class CPNowPlayingButton: NSObject {
  open var isEnabled = true
  open var isSelected = false
  public init(handler: ((CPNowPlayingButton) -> Void)? = nil) {}
}
@preconcurrency @MainActor
open class CPNowPlayingImageButton: CPNowPlayingButton {
  public init(image: UIImage, handler: ((CPNowPlayingButton) -> Void)? = nil) { super.init(handler: handler) }
}
@preconcurrency @MainActor
open class CPNowPlayingTemplate: CPTemplate {
  public static let shared = CPNowPlayingTemplate()
  open var isUpNextButtonEnabled = false
  open var upNextTitle = ""
  open private(set) var nowPlayingButtons: [CPNowPlayingButton] = []
  open func updateNowPlayingButtons(_ buttons: [CPNowPlayingButton]) { nowPlayingButtons = buttons }
  open func add(_ observer: any CPNowPlayingTemplateObserver) {}
  open func remove(_ observer: any CPNowPlayingTemplateObserver) {}
}
@preconcurrency @MainActor
public protocol CPNowPlayingTemplateObserver: NSObjectProtocol {
  func nowPlayingTemplateUpNextButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate)
}
extension CPNowPlayingTemplateObserver {
  public func nowPlayingTemplateUpNextButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate) {}
}
