public import LayoutModel

/// The orientation that the interface takes when another is asked for, and how that was decided.
///
/// The application's list, the controller's and what the device can do decide together, as UIKit's negotiation does
/// (<doc:RotationRules#Who-is-asked>). A refusal keeps the interface where it was, if that is allowed, else in the
/// first allowed one of the application's list. Controllers of an application that may be resized on a pad aren't
/// asked.
///
/// Until iOS 5 the application's list counts for the launch alone: the controller decides each turn, and a refusal changes
/// nothing.
public struct OrientationDecision: Sendable {
  /// The orientation asked for.
  public let requested: InterfaceOrientation
  /// Where the interface stood.
  public let standing: InterfaceOrientation
  /// The orientation taken.
  public let orientation: InterfaceOrientation
  /// The application's part: its lists, or what it answers for the window.
  public let application: OrientationVoter
  /// The controller's that counts.
  public let controller: OrientationVoter
  /// What the device can do.
  public let device: OrientationVoter
  /// Whether the controller is asked at all.
  public let asksController: Bool
  /// Whether the application's list counts: until iOS 5 at the launch alone.
  public let asksApplication: Bool
  /// The controller whose `shouldAutorotate` forbids any turn, where one does.
  public let autorotationForbiddenBy: String?
  /// Whether UIKit throws because nothing is allowed: from iOS 6 on, where the controller would let itself be turned.
  public let throwsException: Bool
  /// What all of them allow, in the application's order, or in the controller's where the application isn't asked.
  public let allowed: [InterfaceOrientation]
  /// The refusal, where there was one.
  public let diagnostics: [Diagnostic]
  /// What the controller that counts is called.
  private let askedName: String

  /// Decides.
  ///
  /// - Parameters:
  ///   - requested: The orientation asked for.
  ///   - standing: Where the interface stands.
  ///   - asked: The controller that counts: the topmost that is presented in full, else the root.
  ///   - hierarchy: The controllers.
  ///   - application: The application.
  ///   - device: The device.
  ///   - isLaunch: Whether it is the launch, not a turn.
  init(
    _ requested: InterfaceOrientation, from standing: InterfaceOrientation, asking asked: ControllerHierarchy.Index,
    in hierarchy: ControllerHierarchy, _ application: Application, on device: Device, isLaunch: Bool = false
  ) {
    let behavior = SystemBehavior(device.systemVersion)
    self.application = .application(application, on: device)
    controller = .controller(asked, in: hierarchy, application, on: device)
    self.device = .device(device)
    let decidesAlone = [controller, self.device]
    var voters = [self.application] + decidesAlone
    if behavior.listGovernsLaunchAlone {
      // A list that has nothing in common with the controller can't hold.
      let hasCommon = isLaunch && !Self.allowed(by: voters).isEmpty
      if !hasCommon { voters = decidesAlone }
    }
    let allowed = Self.allowed(by: voters)
    askedName = hierarchy[asked].name
    self.requested = requested
    self.standing = standing
    self.allowed = allowed
    asksController = !application.mayBeResized(on: device)
    asksApplication = voters.contains(self.application)
    let isForbidden =
      asksController && requested != standing && (allowed.contains(standing) || allowed.isEmpty)
      && behavior.asksShouldAutorotate
      && !hierarchy[asked].controller.orientations.shouldAutorotate
    // By the name that people know it by; one without an id by its place.
    let declared = hierarchy[asked].controller
    let askedWords = declared.id == nil ? "'\(askedName)'" : declared.itemName.text()
    autorotationForbiddenBy = isForbidden ? hierarchy[asked].name : nil
    throwsException = allowed.isEmpty && !isForbidden && behavior.throwsWhereNothingIsAllowed
    if isForbidden {
      orientation = standing
      diagnostics = [
        Diagnostic(
          .orientationRefused,
          "\(requested.name) is refused: shouldAutorotate of \(askedWords) is false; the interface stays in \(standing.name)",
          items: voters.compactMap(\.id))
      ]
      return
    }
    guard let firstAllowed = allowed.first else {
      orientation = standing
      let lists = voters.map { "\($0.name) \($0.supportedWords)" }
      diagnostics = [
        Diagnostic(
          .noSupportedOrientation,
          "no orientation is allowed by all: \(lists.joined(separator: ", ")); laid out in \(standing.name)",
          position: hierarchy[asked].controller.place, items: voters.compactMap(\.id))
      ]
      return
    }
    if allowed.contains(requested) {
      orientation = requested
      diagnostics = []
      return
    }
    orientation = allowed.contains(standing) || !(asksApplication || isLaunch) ? standing : firstAllowed
    let refusing = voters.filter { !$0.supported.allows(requested) }
    let reasons = refusing.map { "\($0.name) \($0.supportedWords)" }
    let outcome = "the interface \(orientation == standing ? "stays in" : "takes") \(orientation.name)"
    diagnostics = [
      Diagnostic(
        .orientationRefused,
        "\(requested.name) is refused: \(reasons.joined(separator: ", ")); \(outcome)",
        items: refusing.compactMap(\.id))
    ]
  }

  /// What all of some voters allow, in the order of the first.
  private static func allowed(by voters: [OrientationVoter]) -> [InterfaceOrientation] {
    voters[0].list.orientations.filter { orientation in voters.allSatisfy { $0.supported.allows(orientation) } }
  }

  /// Who has a say, in the order of the question.
  public var voters: [OrientationVoter] { [application, controller, device] }

  /// The trail: who was asked, who allows what, who refused, what came out; a sentence a line.
  public var trail: [String] {
    var lines = ["\(requested.name) is asked for; the interface stands in \(standing.name)"]
    for voter in voters {
      guard asksController || voter != controller else {
        lines.append("\(voter.name) isn't asked: the application may be resized")
        continue
      }
      let mask = voter.supported.rawValue
      guard asksApplication || voter != application else {
        lines.append(
          "\(voter.name) isn't asked: until iOS 5 its list (\(voter.supportedWords), mask \(mask); \(voter.reason)) governs "
            + "the launch alone")
        continue
      }
      let verdict = voter.supported.allows(requested) ? "allows it" : "refuses it"
      lines.append("\(voter.name) \(voter.supportedWords) (mask \(mask); \(voter.reason)): \(verdict)")
    }
    if let autorotationForbiddenBy { lines.append("shouldAutorotate of '\(autorotationForbiddenBy)' is false") }
    let names = allowed.map(\.name)
    lines.append(names.isEmpty ? "all allow none" : "all allow \(names.joined(separator: ", "))")
    if throwsException {
      lines.append("UIApplicationInvalidInterfaceOrientation: \(Self.reason(asking: askedName))")
    } else {
      lines.append("the interface \(orientation == standing ? "stays in" : "takes") \(orientation.name)")
    }
    return lines
  }

  /// What UIKit throws where nothing is allowed (<doc:RotationRules#Who-is-asked>; the text is general knowledge).
  ///
  /// - Parameter name: What the controller that is asked is called.
  /// - Returns: The exception's reason.
  static func reason(asking name: String) -> String {
    "Supported orientations has no common orientation with the application, and [\(name) shouldAutorotate] is returning YES"
  }
}
