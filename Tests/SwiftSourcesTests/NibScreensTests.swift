import FileSystem
import Foundation
import LayoutTestSupport
import SceneSources
import Testing

@testable import SwiftSources

/// The scenes of files of Interface Builder that code makes.
struct NibScreensTests {
  /// The classes of the project, as the rewriter lists them.
  private static let classes = CodeScreen.list(
    Array(
      """
      [{"kind": "controller", "name": "LoginViewController", "file": "App/LoginViewController.swift", "line": 4,
        "make": "LoginViewController()", "hasOutlets": true, "inheritsInitializers": true},
       {"kind": "controller", "name": "DetailViewController", "file": "D.swift", "line": 1, "isHidden": true},
       {"kind": "controller", "name": "AccountsViewController", "file": "A.swift", "line": 3,
        "make": "AccountsViewController()"},
       {"kind": "cell", "name": "AccountCell", "file": "A.swift", "line": 7, "make": "AccountCell()"},
       {"kind": "view", "name": "BannerView", "file": "B.swift", "line": 3, "make": "BannerView()"},
       {"kind": "view", "name": "NoticeView", "file": "N.swift", "line": 4, "make": "NoticeView(frame: .zero)"},
       {"kind": "view", "name": "ProfileView", "file": "P.swift", "line": 3, "make": "ProfileView()",
        "controllers": ["ProfileViewController"]},
       {"kind": "controller", "name": "SettingsViewController", "file": "S.swift", "line": 3,
        "make": "SettingsViewController(model: nil)", "inheritsInitializers": false}]
      """.utf8))

  /// The scenes of a copy of the project that is in no other's folder.
  private static func screens() throws -> NibScreens {
    try TemporaryFolder.with { folder in
      let project = folder.appendingPathComponent("Storyboards")
      try FileManager.default.copyItem(atPath: Checkout.path("Fixtures/Code/Storyboards"), toPath: project.path)
      return NibScreens(of: try CodeProject(around: Path(project.path)), classes)
    }
  }

  @Test("A scene is made by its identifier or its object id, a prototype by its list, a xib's view by its place there")
  func expressions() throws {
    let made = Dictionary(uniqueKeysWithValues: try Self.screens().screens.map { ($0.name, $0.make) })
    let accounts = #"UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Accounts")"#
    #expect(
      made == [
        "LoginViewController": #"storyboardController("log-01-aaa", in: "Main")"#,
        "AccountsViewController": accounts,
        "AccountCell": #"prototypeCell("Account", of: \#(accounts))"#,
        "BannerView": #"Bundle.main.loadNibNamed("BannerView", owner: nil)![0]"#,
        "NoticeView": "owningView(NoticeView(frame: .zero), width: 280.0, height: 90.0)",
        "SettingsViewController": "SettingsViewController(model: nil)",
      ])
  }

  @Test("A scene has the file's place, the code of its class, and a place of its own on the screen")
  func places() throws {
    let screens = try Self.screens().screens
    let login = try #require(screens.first { $0.name == "LoginViewController" })
    #expect(login.file == "App/Main.storyboard" && login.line == 23)
    #expect(login.codeFile == "App/LoginViewController.swift")
    let places = Dictionary(uniqueKeysWithValues: screens.map { ($0.name, $0.scene?.place) })
    #expect(places["LoginViewController"] == .screen && places["AccountCell"] == .cell)
    #expect(places["BannerView"] == .part && places["NoticeView"] == .part)
    let program = ScreensProgram(of: screens, in: "App").text
    #expect(program.contains(#"HostedScreen("BannerView", .part)"#))
    #expect(program.contains(#"HostedScreen("AccountCell", .cell)"#))
    #expect(program.contains(#"UINib.module = "App""#))
  }

  @Test("A container of the code's own class is asked about itself, and isn't a screen")
  func containers() throws {
    let classes = CodeScreen.list(
      Array(
        """
        [{"kind": "controller", "name": "AppSplitController", "file": "App/AppSplitController.swift", "line": 3, "make": "AppSplitController()"},
         {"kind": "controller", "name": "ListViewController", "file": "App/ListViewController.swift", "line": 3, "make": "ListViewController()"}]
        """.utf8))
    let screens = try TemporaryFolder.with { folder in
      let project = folder.appendingPathComponent("Answers")
      try FileManager.default.copyItem(atPath: Checkout.path("Fixtures/Code/Answers"), toPath: project.path)
      return NibScreens(of: try CodeProject(around: Path(project.path)), classes).screens
    }
    #expect(screens.map(\.name) == ["ListViewController", "AppSplitController"])
    #expect(screens.map(\.isContainer) == [false, true])
    #expect(ScreensProgram(of: screens, in: "App").text.contains(#"HostedScreen("AppSplitController", .container)"#))
  }

  @Test("What a file makes isn't made of code too")
  func toldOnce() throws {
    let screens = try Self.screens()
    #expect(Self.classes.filter { !screens.tells($0) }.map(\.name) == ["DetailViewController", "ProfileView"])
  }

  @Test("A screen is the same once it is recorded and read")
  func record() throws {
    for screen in try Self.screens().screens {
      let line = Array("[\(screen.json)]".utf8)
      #expect(CodeScreen.list(line) == [screen])
    }
  }

  @Test("The view of a controller that can't be made stands for it")
  func rootView() {
    var listed = Self.classes
    #expect(CodeScreen.withRootViews(listed).first { $0.name == "ProfileView" }?.kind == .view)
    listed += CodeScreen.list(
      Array(
        """
        [{"kind": "controller", "name": "ProfileViewController", "file": "P.swift", "line": 1, "needs": "init(profile: Profile)"}]
        """.utf8))
    #expect(CodeScreen.withRootViews(listed).first { $0.name == "ProfileView" }?.kind == .rootView)
  }

  @Test("The configuration takes the kinds of screens that there are")
  func kinds() {
    #expect(CodeScreen.Kind.allCases.map(\.plural) == Configuration.Code.kinds)
  }
}
