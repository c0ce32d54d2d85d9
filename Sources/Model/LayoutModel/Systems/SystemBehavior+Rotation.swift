/// Rules of the interface's rotation (<doc:Rotation>).
extension SystemBehavior {
  // MARK: Answers

  /// The default of a controller: portrait until iOS 5, later all on a pad and all but upside down on a phone
  /// (<doc:Rotation#Defaults>; that of iOS 5 isn't sourced).
  public func standardOrientations(on idiom: UserInterfaceIdiom) -> InterfaceOrientationMask {
    systemVersion.major <= 5 ? .portrait : .standard(for: idiom)
  }

  /// A Boolean that tells whether the application's list counts only at launch: until iOS 5, where controllers decide
  /// about turns. So with a list of landscapes alone, the interface starts in landscape, and still turns to portrait
  /// (stackoverflow.com/questions/4078429, iOS 4.2; iOS 6's release notes brought the list into the negotiation).
  public var listGovernsLaunchAlone: Bool { systemVersion.major <= 5 }

  /// A Boolean that tells whether navigation controllers pass the question on to their top controller by default: until
  /// iOS 5 (<doc:Rotation#Containers>). By Apple's QA1688 of that time every level of the stack had to agree; but
  /// a controller that turns was seen on one that doesn't (stackoverflow.com/questions/5030315).
  public var navigationControllersAskTop: Bool { systemVersion.major <= 5 }

  /// A Boolean that tells whether split view controllers turn only where all their columns agree, visible or not: until
  /// iOS 5 (Apple's reference of `UISplitViewController` then, and its QA1688).
  public var splitViewControllersAskColumns: Bool { systemVersion.major <= 5 }

  /// The rule for tab bar controllers' answers: until iOS 5 as all their tabs allow, later their own
  /// (<doc:Rotation#Containers>). The book still has the former at iOS 7; a fixture may ask for it.
  public var tabBarOrientationRule: TabBarOrientationRule {
    systemVersion.major <= 5 ? .intersectionOfTabs : .ownAnswer
  }

  /// A Boolean that tells whether `shouldAutorotate` is asked: from iOS 6 to 15 (<doc:Rotation#Who-is-asked>).
  public var asksShouldAutorotate: Bool { (6...15).contains(systemVersion.major) }

  /// A Boolean that tells whether controllers are asked about one orientation, by
  /// `shouldAutorotateToInterfaceOrientation`: until iOS 5. Later they are asked for the list of supported ones
  /// (<doc:Rotation#Defaults>).
  public var asksAboutOneOrientation: Bool { systemVersion.major <= 5 }

  /// A Boolean that tells whether windows of applications may be resized on pads: from iOS 9 on, which introduced split
  /// view (general knowledge).
  public var resizesWindowsOnPads: Bool { systemVersion.major >= 9 }

  /// A Boolean that tells whether UIKit throws where no orientation is allowed: from iOS 6 on, whose negotiation
  /// introduced the exception.
  public var throwsWhereNothingIsAllowed: Bool { systemVersion.major >= 6 }

  /// A Boolean that tells whether a popover's delegate is asked for another rectangle as the interface turns: from iOS
  /// 7 on (<doc:Presentations#Popovers-in-a-turn>).
  public var asksWhereToRepositionPopovers: Bool { systemVersion.major >= 7 }

  // MARK: The turn

  /// The duration of a quarter turn, in seconds: 0.3 on a phone, 0.4 on a pad; a half turn takes twice as long
  /// (<doc:Rotation#Durations>, inferred).
  public func rotationDuration(on idiom: UserInterfaceIdiom, isHalfTurn: Bool) -> Double {
    (idiom == .pad ? 0.4 : 0.3) * (isHalfTurn ? 2 : 1)
  }

  /// A Boolean that tells whether the window's bounds turn with the interface: from iOS 8 on. Before, the window keeps
  /// those of portrait, and its root view has a transform (<doc:Rotation#Screen-and-window>,
  /// <doc:Rotation#How-far-content-turns>; logs of iOS 5 have a root view's `transform = [0, 1, -1, 0, 0, 0]` in
  /// landscape right, manongdao.com/article-292769.html).
  public var turnsWindow: Bool { systemVersion.major >= 8 }

  /// A Boolean that tells whether a picture of the old interface fades over the new one during a turn: from iOS 8 on
  /// (not sourced; UIKit's engineers showed the technique for iOS 6, WWDC 2012 session 240).
  public var crossFadesTurns: Bool { systemVersion.major >= 8 }

  /// A Boolean that tells whether controllers get callbacks about sizes and traits, not `willRotate` and `didRotate`:
  /// from iOS 8 on (<doc:Rotation#Order-of-the-callbacks>).
  public var announcesSizes: Bool { systemVersion.major >= 8 }

  // MARK: Presentations

  /// Tells whether presentations in the current context stop at controllers that define one on phones too: from iOS 8
  /// on; before, only on pads.
  public func findsPresentationContexts(on idiom: UserInterfaceIdiom) -> Bool {
    idiom == .pad || systemVersion.major >= 8
  }

  /// A Boolean that tells whether navigation controllers define a presentation context by themselves: from iOS 8 on
  /// (Apple's reference of `definesPresentationContext` says that system containers do; the book's editions of 2012 and
  /// 2014 have false for every controller; the version in between is chosen).
  public var navigationControllersDefineContexts: Bool { systemVersion.major >= 8 }

  /// A Boolean that tells whether an animation of a value ends, unfinished, as another of the same value begins: until
  /// iOS 7; later ones add up, and each runs to its end (general knowledge).
  public var replacesAnimations: Bool { systemVersion.major <= 7 }

  /// A Boolean that tells whether the presenter is the presented controller's `parentViewController`: until iOS 4
  /// (Apple's reference of that property).
  public var presentersAreParents: Bool { systemVersion.major <= 4 }

  /// A Boolean that tells whether a full-screen presentation from a popover's content is laid out in portrait, whatever
  /// the interface's orientation: until iOS 7, where the popover's own window was not asked about orientations
  /// (inferred: the versions aren't documented).
  public var laysOutModalsOfPopoversInPortrait: Bool { systemVersion.major < 8 }

  /// A Boolean that tells whether a notification to an observer that went away without unregistering reaches freed
  /// memory: until iOS 8 (Apple's Foundation release notes for iOS 9).
  public var notifiesFreedObservers: Bool { systemVersion.major < 9 }
}
