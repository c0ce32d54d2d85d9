import Testing

@testable import CodeText

/// The types of code, by its text alone.
struct CodeTypeTests {
  private static func swift(_ text: String) -> [CodeType] { CodeType.all(in: Array(text.utf8), .swift) }
  private static func objectiveC(_ text: String) -> [CodeType] { CodeType.all(in: Array(text.utf8), .objectiveC) }

  private static func touches(_ type: CodeType?) -> [String] {
    (type?.touches ?? []).map { "\($0.isOwn ? "" : "other ")\($0.name) \($0.kind) \($0.line)" }
  }

  @Test("Comments and strings are no code, and the strings in interpolations end where they end")
  func stringsAndComments() {
    let types = Self.swift(
      #"""
      class A: B {
        // box.isHidden = true
        /* box.isHidden = true /* nested */ box.isHidden = true */
        let s = "box.isHidden = true \(f("}")) {"
        let r = #"a " \(b) "#
        let l = """
          } box.isHidden = true
          """
        func f() { box.isHidden = true }
      }
      """#)
    #expect(types.map(\.name) == ["A"])
    #expect(types.first?.inherited == ["B"])
    #expect(Self.touches(types.first) == ["box visibility 9"])
  }

  @Test("What a condition decides isn't said always, with braces or without, and what an initializer says is")
  func conditions() {
    let swift = Self.swift(
      """
      class A: UIViewController {
        let style = Style.init(a: 1)
        required init?(coder: NSCoder) {
          super.init(coder: coder)
          hidesBottomBarWhenPushed = true
        }
        override func viewDidLoad() { if wide { preferredContentSize = CGSize(width: 1, height: 2) } }
      }
      """
    ).first?.settings
    #expect(swift?["hidesBottomBarWhenPushed"]?.map(\.isUnconditional) == [true])
    #expect(swift?["preferredContentSize"]?.map(\.isUnconditional) == [false])
    let objectiveC = Self.objectiveC(
      """
      @implementation A
      - (void)viewDidLoad {
        if (isPad) self.preferredContentSize = CGSizeMake(1, 2);
        self.hidesBottomBarWhenPushed = YES;
      }
      @end
      """
    ).first?.settings
    #expect(objectiveC?["hidesBottomBarWhenPushed"]?.map(\.isUnconditional) == [true])
    #expect(objectiveC?["preferredContentSize"]?.map(\.isUnconditional) == [false])
  }

  @Test("Swift: what is set through an outlet, and what isn't")
  func touchesOfSwift() {
    let types = Self.swift(
      """
      final class Card: UIViewController, Other {
        @IBOutlet private weak var height: NSLayoutConstraint!
        @IBOutlet var stack: UIStackView!
        override func viewDidLoad() {
          self.height?.constant += 20
          if height.constant == 3 || stack.isHidden { print(stack.frame) }
          stack.addArrangedSubview(label)
          cell.title.frame.size.height = 4
          stack.heightAnchor.constraint(equalToConstant: 3).isActive = true
          NSLayoutConstraint.activate([width])
        }
      }
      extension Card { func g() { stack.removeFromSuperview() } }
      """)
    #expect(types.map(\.name) == ["Card", "Card"])
    #expect(types[0].inherited == ["UIViewController", "Other"])
    #expect(types[0].outlets["height"]?.isPrivate == true)
    #expect(types[0].outlets["stack"]?.isPrivate == false)
    #expect(
      Self.touches(types[0]).filter { !$0.contains("constraint ") || $0.contains("height") } == [
        "height constraint 5", "stack content 7", "label removal 7", "other title frame 8", "stack constraints 9",
      ])
    #expect(types[0].handedOn["width"] == 10)
    #expect(types[0].handedOn["height"] == nil)
    #expect(Self.touches(types[1]) == ["stack removal 13"])
  }

  @Test("What libraries of layout do to an outlet is read by their words")
  func touchesOfLibraries() {
    let swift = Self.swift(
      """
      class A: UIViewController {
        func f() {
          box.snp.makeConstraints { $0.edges.equalToSuperview() }
          header.pin.top().left(4)
          map.pin = 3
          footer.autoPinEdge(toSuperviewEdge: .top)
          photo.kf.setImage(with: address)
          self.badge?.sd_setImage(with: address)
        }
      }
      """)
    #expect(
      Self.touches(swift.first) == [
        "box constraints 3", "header frame 4", "footer constraints 6", "photo look 7", "badge look 8",
      ])
    let objectiveC = Self.objectiveC(
      """
      @implementation A
      - (void)f {
        [self.box mas_makeConstraints:^(MASConstraintMaker *make) { }];
        [self.box autoCenterInSuperview];
        [self.photo setImageWithURL:address];
      }
      @end
      """)
    #expect(Self.touches(objectiveC.first) == ["box constraints 3", "box constraints 4", "photo look 5"])
  }

  @Test("Pads are regular in width, and phones, which are upright when they are asked, aren't")
  func orientationsBySizeClass() {
    let types = Self.objectiveC(
      """
      @implementation A
      - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
        if (self.traitCollection.horizontalSizeClass == UIUserInterfaceSizeClassRegular) {
          return UIInterfaceOrientationMaskAll;
        } else {
          return UIInterfaceOrientationMaskPortrait;
        }
      }
      @end
      """)
    #expect(types.first?.orientations?.words == .masks(phone: 2, pad: 30))
  }

  @Test("A name is used where code says it in any way but as the name of a type that it declares, or of a header")
  func names() {
    var names = CodeNames()
    names.add(
      CodeTokens(
        Array(
          #"""
          // Commented
          final class LoginController: Base { func f() { load("tide-table.storyboard", Card.self) } }
          extension Guest {}
          """#.utf8), .swift))
    names.add(
      CodeTokens(
        Array(
          """
          #import "Chart.h"
          #  define kTide (@"tide-view") // the first
          #define kMap @"map.\\
          other"
          @class Seen;
          @implementation Chat
          - (void)f { [Sheet new]; }
          @end
          """.utf8), .objectiveC))
    for used in ["Base", "tideTable", "TideTable", "Card", "Sheet", "f", "TideView", "map"] {
      #expect(names.contains(used), "\(used)")
    }
    for other in ["LoginController", "Guest", "Commented", "Chart", "Chat", "Seen"] {
      #expect(!names.contains(other), "\(other)")
    }
  }

  @Test("Signs of a name don't count, and what code puts together fits a name by the parts that stand there")
  func namesPutTogether() {
    var names = CodeNames()
    names.add(
      CodeTokens(
        Array(
          #"""
          func f() { load("Ready?"); load("Step\(page)"); load("\(kind)Panel"); load("Plan" + name); load("ab\(x)")
            print("Page \(page) of many") }
          """#.utf8), .swift))
    let message = #"void g() { [self load:[NSString stringWithFormat:@"Tour%02ldEnd", n]]; }"#
    names.add(CodeTokens(Array(message.utf8), .objectiveC))
    for used in ["Ready?", "ready", "Step1", "step-12", "MapPanel", "PlanOfDay", "Tour7End"] {
      #expect(names.contains(used), "\(used)")
    }
    // Two letters fit anything, and a sentence is no name.
    for other in ["Last Step1", "PanelMap", "abc", "Page2", "Tour7", "MyPlan"] {
      #expect(!names.contains(other), "\(other)")
    }
  }

  @Test("A file may set properties of all spellings that Objective-C sees")
  func settableProperties() {
    let types = Self.swift(
      """
      class Card: UIViewController {
        @IBOutlet open var first: UIView!
        @IBOutlet @available(iOS 13, *) private(set) weak var second: UIView!
        @IBOutlet var `default`: UIView!
        @IBOutlet weak var third, fourth: UILabel!
        @IBOutlet var fifth: Pair<UIView, UILabel>!, sixth: UIView!
        @objc var seventh: UIView?
        override var eighth: UIView? { nil }
        private lazy var ninth = UIView()
      }
      @objcMembers class Whole: NSObject { var tenth: UIView? }
      class Any: UIView { override func setValue(_ value: Any?, forUndefinedKey key: String) {} }
      """)
    let settable = ["first", "second", "default", "third", "fourth", "fifth", "sixth", "seventh", "eighth"]
    for name in settable { #expect(types[0].outlet(name) != nil, "\(name)") }
    for name in ["ninth", "UILabel", "weak"] { #expect(types[0].outlet(name) == nil, "\(name)") }
    #expect(types[0].outlet("second")?.isPrivate == false)
    #expect(types[1].outlet("tenth") != nil)
    #expect(types.map(\.takesAnyOutlet) == [false, false, true])
  }

  @Test("Objective-C: messages, dots, instance variables and outlets of interfaces")
  func touchesOfObjectiveC() {
    let types = Self.objectiveC(
      """
      #define BEGIN {
      @interface Chat : UIViewController
      @property (weak, nonatomic) IBOutlet UITextField *field;
      @end
      @interface Chat () <UITextFieldDelegate>
      @property (weak, nonatomic) IBOutlet NSLayoutConstraint *bottom;
      @end
      @implementation Chat
      - (void)viewDidLoad {
        [super viewDidLoad];
        self.bottom.constant = 5;
        [_field setHidden:YES];
        [self.field setText:@"self.field.frame = x; }"];
        [self.box addSubview:self.field];
        [self.view removeConstraint:self.bottom];
      }
      - (NSUInteger)supportedInterfaceOrientations { return UIInterfaceOrientationMaskPortrait | UIInterfaceOrientationMaskLandscapeLeft; }
      @end
      """)
    #expect(types.map(\.name) == ["Chat", "Chat", "Chat"])
    #expect(types[0].inherited == ["UIViewController"])
    #expect(types[0].outlets.keys.sorted() == ["field"])
    #expect(types[1].outlets.keys.sorted() == ["bottom"])
    #expect(
      Self.touches(types[2]) == [
        "bottom constraint 11", "field visibility 12", "field text 13", "box content 14", "field removal 14",
      ])
    #expect(types[2].handedOn["bottom"] == 15)
    #expect(types[2].orientations?.words == .masks(phone: 18, pad: 18))
  }

  @Test(
    "Answers about orientations",
    arguments: [
      ("{ .portrait }", CodeType.OrientationAnswer.Words.masks(phone: 2, pad: 2)),
      ("{ return [.portrait, .landscapeLeft] }", .masks(phone: 18, pad: 18)),
      ("{ get { return UIInterfaceOrientationMask.allButUpsideDown } }", .masks(phone: 26, pad: 26)),
      ("{ return UIDevice.current.userInterfaceIdiom == .pad ? .all : .portrait }", .masks(phone: 2, pad: 30)),
      (
        "{ if UIDevice.current.userInterfaceIdiom == .phone { return .portrait } else { return .landscape } }",
        .masks(phone: 2, pad: 24)
      ),
      ("{ return topViewController?.supportedInterfaceOrientations ?? .all }", .asksContent),
      ("{ isLocked ? .portrait : .all }", .unknown), ("{ mask }", .unknown),
    ])
  func orientations(text: String, words: CodeType.OrientationAnswer.Words) {
    let types = Self.swift(
      "class A: UIViewController { override var supportedInterfaceOrientations: UIInterfaceOrientationMask \(text) }")
    #expect(types.first?.orientations?.words == words)
  }

  @Test("A setting in a callback is unconditional, one in a branch isn't")
  func settings() {
    let types = Self.swift(
      """
      class A: UIViewController {
        override var prefersStatusBarHidden: Bool { return true }
        override func viewWillAppear(_ animated: Bool) {
          navigationController?.setNavigationBarHidden(true, animated: animated)
          if animated { hidesBottomBarWhenPushed = true }
          preferredContentSize = CGSize(width: 150, height: 54)
        }
      }
      """)
    let settings = types.first?.settings ?? [:]
    #expect(settings["prefersStatusBarHidden"]?.map(\.value) == ["true"])
    #expect(settings["setNavigationBarHidden"]?.map(\.value) == ["true"])
    #expect(settings["setNavigationBarHidden"]?.map(\.isUnconditional) == [true])
    #expect(settings["hidesBottomBarWhenPushed"]?.map(\.isUnconditional) == [false])
    #expect(settings["preferredContentSize"]?.map(\.value) == ["CGSize(width:150,height:54)"])
  }

  @Test("A manifest of Tuist says what its targets are for")
  func tuist() {
    let text = """
      let project = Project(name: "P", targets: [
        .target(name: "App", destinations: [.iPhone], product: .app, bundleId: "a",
          deploymentTargets: .iOS("16.0"), infoPlist: .extendingDefault(with: [
            "UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"], "Other": ["x"]])),
        Target(name: "Kit", platform: .iOS, product: .framework, infoPlist: "Kit/Info.plist"),
      ])
      """
    let targets = TuistManifest(reading: Array(text.utf8)).targets
    #expect(targets.map(\.name) == ["App", "Kit"])
    #expect(targets.map(\.isApplication) == [true, false])
    #expect(targets.first?.idioms == ["phone"])
    #expect(targets.first?.deploymentTarget == "16.0")
    #expect(targets.first?.orientations == ["UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"]])
    #expect(targets.last?.informationList == "Kit/Info.plist")
  }

  @Test("Controllers that code pushes, presents or shows are known by their types and identifiers")
  func leads() {
    let types = Self.swift(
      """
      class List: UIViewController {
        func open() {
          let card = CardViewController(user)
          navigationController?.pushViewController(card, animated: true)
          present(UINavigationController(rootViewController: FormViewController()), animated: true)
          let other = storyboard!.instantiateViewController(withIdentifier: "Detail")
            .itself()
          show(other, sender: nil)
          let cast = make() as! CastViewController
          self.present(cast, animated: true) { }
          present(unknown, animated: true)
          showDetailViewController(Factory.make(), sender: nil)
          let typed: TypedViewController = make()
          show(typed, sender: nil)
          part = storyboard!.instantiateViewController(withIdentifier: "Part") as? PartViewController
          if let part = part {
            addChild(part)
          }
        }
        func present(_ other: Other) {}
      }
      """)
    #expect(
      types.first?.leads.map { "\($0.way.rawValue) \($0.target.name) \($0.line)" } == [
        "push CardViewController 4", "present FormViewController 5", "root FormViewController 5", "show Detail 8",
        "present CastViewController 10",
        "show Factory 12", "show TypedViewController 14", "child PartViewController 17",
      ])
  }

  @Test("Controllers of storyboards that stand in pages are known by their identifiers")
  func pages() {
    let swift = Self.swift(
      """
      class Tour: UIViewController {
        lazy var pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        func first() -> UIViewController? { storyboard?.instantiateViewController(withIdentifier: "First") }
        func second() { board.instantiateViewController(identifier: "Second") }
        override func viewDidLoad() { add(UIPageViewController()) }
      }
      """)
    #expect(swift.first?.instantiated == ["First", "Second"] && swift.first?.hasPages == true)
    let messages = Self.objectiveC(
      """
      @implementation Tour
      - (UIViewController *)first { return [board instantiateViewControllerWithIdentifier:@"First"]; }
      @end
      """)
    #expect(messages.first?.instantiated == ["First"] && messages.first?.hasPages == false)
    #expect(messages.first?.instantiatesAny == false)
    let others = Self.objectiveC(
      """
      @implementation Tour
      - (id)at:(int)i { return [board instantiateViewControllerWithIdentifier:names[i]]; }
      @end
      """)
    #expect(others.first?.instantiatesAny == true)
  }

  @Test("Controllers that methods of Objective-C push, present or show are known by their types and identifiers")
  func leadsOfMessages() {
    let types = Self.objectiveC(
      """
      @implementation List
      - (void)open {
        CardViewController *card = [[CardViewController alloc] initWithUser:user];
        [self.navigationController pushViewController:card animated:YES];
        [self presentViewController:[[UINavigationController alloc] initWithRootViewController:[FormViewController new]]
                           animated:YES completion:nil];
        UIViewController *other = [self.storyboard instantiateViewControllerWithIdentifier:@"Detail"];
        other.title = @"Detail";
        [self showViewController:other sender:self];
        [self presentViewController:(CastViewController *)[self make] animated:YES completion:^{ [self done]; }];
        [self presentViewController:unknown animated:YES completion:nil];
        TypedViewController *typed = self.typed;
        [self showDetailViewController:typed sender:nil];
        [self presentViewController:[[UIAlertController alloc] init] animated:YES completion:nil];
        [self addChildViewController:card];
      }
      - (void)presentViewController:(UIViewController *)other animated:(BOOL)animated completion:(void (^)(void))done {}
      @end
      """)
    #expect(
      types.first?.leads.map { "\($0.way.rawValue) \($0.target.name) \($0.line)" } == [
        "push CardViewController 4", "present FormViewController 5", "root FormViewController 5", "show Detail 9",
        "present CastViewController 10",
        "show TypedViewController 13", "child CardViewController 15",
      ])
  }

  @Test("Code that defines names by themselves, or ends early, says nothing and ends")
  func strayLeads() {
    for text in [
      "let a = b; let b = a; present(a)", "present(", "show(let x = ", "present(a) let a = a",
      "pushViewController(UINavigationController(rootViewController:",
      String(repeating: "a = a\n", count: 660) + "present(a)",
    ] {
      let types = Self.swift("class A: B { func f() { \(text) } }")
      #expect(types.first?.leads.isEmpty ?? true, "\(text)")
    }
    for text in [
      "a = b; b = a; [c presentViewController:a", "pushViewController:[[[[", "a = a; [x pushViewController:a];",
    ] {
      let types = Self.objectiveC("@implementation A - (void)f { \(text) }")
      #expect(types.first?.leads.isEmpty ?? true, "\(text)")
    }
  }
}
