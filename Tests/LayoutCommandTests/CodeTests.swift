import Foundation
import LayoutTestSupport
import Testing

/// Screens in Swift code (<doc:ScreensInCode>): a project is built, and its screens are laid out as those of files are.
@Suite(.enabled(if: ScreenBuilding.isHere, "\(ScreenBuilding.reason)"), .serialized)
struct CodeTests {
  @Test("A project's screens are listed with how they are made, what they need, and the files that aren't built")
  func lists() throws {
    try SharedProject.with("Login") { project, build in
      let result = try SharedProject.listing(of: "Login")
      #expect(result.status == 0)
      #expect(
        result.output.replacing(build, with: "BUILD") == """
          previews (1):
            LoginView.swift:32  Login form
          controllers (3):
            ChartController.swift:3      ChartController      ChartController()
            LoginViewController.swift:3  LoginViewController  LoginViewController()
            ProfileController.swift:7    ProfileController    ProfileController(profile: Profile(name: "Sample text"))
          views (2, laid out where nothing else is in the file):
            ChartView.swift:4  ChartView  ChartView(frame: .zero)
            LoginView.swift:4  LoginView  LoginView(frame: .zero)
          cells (1):
            AccountCell.swift:3  AccountCell  AccountCell(style: .default, reuseIdentifier: nil)
          built in part (1):
            ChartView.swift:5:15  cannot find 'Chart' in scope
          modules that aren't here (1); a checkout or a stub makes up for one:
            Charts  wanted by ChartView.swift
          in the way, what would win the most first (1):
            module Charts  1 file
          the compiler's messages: BUILD/complaints.json
          5 of 6 Swift files are built, 1 in part

          """)
      #expect(try InnerCommand.run("code", project.path, "--build-folder", build, "--strict").status == 1)
    }
  }

  @Test("Arguments of the app's own types are made by rule; a screen that shows nothing is told as empty")
  func makes() throws {
    try SharedProject.with("Making") { project, build in
      let result = try InnerCommand.run("code", project.path, "--build-folder", build, "--run")
      let model = "GuestModel(list: MockGuestList(), door: Door.closed(by: Guest(name: \"Sample text\", nickname: "
      let guest = "Guest(name: \"Sample text\", nickname: \"Sample text\")"
      #expect(
        result.output == """
          controllers (4: 3 shown, 1 empty, 0 failed):
            GuestController.swift:4   GuestController           shown  GuestController(guest: \(guest))
            GuestController.swift:4   GuestController (empty)   empty  GuestController(guest: nil)
            GuestsController.swift:4  GuestsController          shown  GuestsController(model: \(model)"Sample text"))))
            GuestsController.swift:4  GuestsController (empty)  shown  GuestsController(model: \(model)nil))))
          2 of 2 view controllers show something: 100 %
          3 of 3 Swift files are built

          """)
      let file = project.appendingPathComponent("GuestsController.swift").path
      let solved = try InnerCommand.run(
        "solve", file, "--scene", "GuestsController", "--build-folder", build, "--conditions", "iphone-17/portrait",
        "--format", "text")
      // An array has three elements.
      #expect(solved.output.split(separator: "\n").count { $0.contains("<UITableViewCell: ") } == 3, "\(solved.output)")
    }
  }

  @Test("It is told how a value of a type is made, and that no file declares one")
  func why() throws {
    try SharedProject.with("Making") { project, build in
      func why(_ type: String) throws -> ChildProcess.Result {
        try InnerCommand.run("code", project.path, "--build-folder", build, "--why", type)
      }
      let told = try why("Door")
      #expect(told.status == 0 && told.errors == "", "\(told.errors)")
      #expect(
        told.output == """
          Door (Models.swift:8, enum), by its first case:
            Door.closed(by: Guest(name: "Sample text", nickname: "Sample text"))
          left empty:
            Door.closed(by: Guest(name: "Sample text", nickname: nil))
          of:
            by: Guest (Models.swift:3), by its memberwise initializer
              name: String, a sample
              nickname: String?, filled
                String, a sample

          """)
      let unknown = try why("guest")
      #expect(unknown.status == 65)
      #expect(unknown.errors.contains("no file here declares a type guest; there is Guest"))
    }
  }

  @Test("Screens are laid out as recorded", arguments: ["LoginView", "LoginViewController", "AccountCell"])
  func solves(name: String) throws {
    try SharedProject.with("Login") { project, build in
      let file = project.appendingPathComponent("\(name).swift").path
      let result = try InnerCommand.run("solve", file, "--build-folder", build, "--format", "text")
      let recorded = Checkout.path("Fixtures/Code/Login/\(name).layout.txt")
      let golden = try String(contentsOfFile: recorded, encoding: .utf8)
      #expect(result.output == golden)
      #expect(result.errors == "" && result.status == 0)
    }
  }

  @Test("Nothing of the project is touched, and unchanged code isn't built again")
  func leavesProjectAlone() throws {
    try ScreenBuilding.with("Login") { project, build in
      func names() throws -> [String] { try FileManager.default.subpathsOfDirectory(atPath: project.path).sorted() }
      let before = try names()
      let first = try InnerCommand.run("code", project.path, "--build-folder", build)
      let built = try ScreenBuilding.times(in: build)
      let second = try InnerCommand.run("code", project.path, "--build-folder", build)
      #expect(try ScreenBuilding.times(in: build) == built)
      #expect(first.output == second.output)
      #expect(try names() == before)
    }
  }

  @Test("A screen that traps ends alone, and is told with its reason and its line")
  func trap() throws {
    try SharedProject.with("Failing") { project, build in
      let file = project.appendingPathComponent("FailingController.swift").path
      let both = try InnerCommand.run(
        "solve", file, "--build-folder", build, "--conditions", "iphone-17/portrait", "--format", "text")
      #expect(both.output.contains("SoundController"))
      #expect(both.errors.contains("FailingController.swift:9:1: warning: FailingController: there is no model"))
      let alone = try InnerCommand.run(
        "solve", file, "--scene", "FailingController", "--build-folder", build, "--conditions", "iphone-17/portrait")
      let told = "FailingController.swift:9:1: error: screen-failed: FailingController: there is no model"
      #expect(alone.errors.contains(told))
    }
  }

  @Test("Code of Swift 4 is built with UIKit's names of then")
  func olderCode() throws {
    try SharedProject.with("Older") { project, build in
      let listed = try InnerCommand.run("code", project.path, "--build-folder", build)
      #expect(
        listed.output == """
          controllers (1):
            Sources/Older/PagesController.swift:4  PagesController  PagesController()
          1 of 1 Swift file is built

          """)
      let file = project.appendingPathComponent("Sources/Older/PagesController.swift").path
      let solved = try InnerCommand.run(
        "solve", file, "--build-folder", build, "--conditions", "iphone-17/portrait", "--format", "text")
      #expect(solved.output.contains("<UIStackView: stack; frame = (20 62; 46.667 20.333)"))
    }
  }

  @Test("A class made alone that reads what the app sets first is no error")
  func unset() throws {
    try SharedProject.with("Failing") { project, build in
      let file = project.appendingPathComponent("UnsetController.swift").path
      let found = try InnerCommand.run("lint", file, "--build-folder", build, "--conditions", "iphone-17/portrait")
      let place = "UnsetController.swift:9:1: note: "
      #expect(found.output.contains("\(place)"))
      #expect(found.output.contains("Unexpectedly found nil while implicitly unwrapping"))
      #expect(found.status == 0)
    }
  }

  @Test("A class made alone that reads empty data is no error; one that the configuration makes so is")
  func emptyData() throws {
    try ScreenBuilding.with("Failing") { project, build in
      let file = project.appendingPathComponent("PhotosController.swift").path
      let arguments = ["lint", file, "--build-folder", build, "--conditions", "iphone-17/portrait"]
      let alone = try InnerCommand.run(arguments)
      #expect(alone.output.contains("PhotosController.swift:4:1: note: "))
      #expect(alone.output.contains("Index out of range"))
      #expect(!alone.output.contains(": error: "))
      #expect(alone.status == 0)
      try Data(#"{"code": {"make": {"PhotosController": "PhotosController()"}}}"#.utf8)
        .write(to: project.appendingPathComponent(".layout.json"))
      let configured = try InnerCommand.run(arguments)
      #expect(configured.output.contains("PhotosController.swift:4:1: error: screen-failed: PhotosController: "))
      #expect(configured.output.contains("PhotosController.swift:17:1: note: AlbumController: Unexpectedly found nil"))
    }
  }

  @Test("What a class made alone has no size for yet is a guess", arguments: ["CardItem", "TagsCell"])
  func unfilled(name: String) throws {
    try SharedProject.with("Unfilled") { project, build in
      let file = project.appendingPathComponent("\(name).swift").path
      let arguments = ["lint", file, "--build-folder", build, "--conditions", "iphone-17/portrait"]
      let all = try InnerCommand.run(arguments)
      #expect(!all.output.contains(": error: ") && !all.output.contains(": warning: "))
      let cause = name == "CardItem" ? "whoever shows 'box' gives its size" : "the list or code sizes 'stack'"
      #expect(all.output.contains(cause))
      let sure = try InnerCommand.run(arguments + ["--sure"])
      #expect(!sure.output.contains("[conflict]") && !sure.output.contains("[ambiguous]"))
    }
  }

  @Test("The size of a row made alone is its list's", arguments: ["PinnedCell", "PinnedItem"])
  func rowsOfLists(name: String) throws {
    try SharedProject.with("Unfilled") { project, build in
      let file = project.appendingPathComponent("\(name).swift").path
      let arguments = ["lint", file, "--build-folder", build, "--conditions", "iphone-17/portrait", "--sure"]
      let sure = try InnerCommand.run(arguments)
      #expect(!sure.output.contains(": error: ") && !sure.output.contains(": warning: "))
    }
  }

  @Test("A screen that never ends is ended after five seconds")
  func endless() throws {
    try SharedProject.with("Failing") { project, build in
      let file = project.appendingPathComponent("EndlessController.swift").path
      let result = try InnerCommand.run("solve", file, "--build-folder", build, "--conditions", "iphone-17/portrait")
      #expect(
        result.errors.contains(
          "EndlessController: it isn't laid out after 5 seconds of processor time, and isn't asked for again"))
    }
  }

  @Test("Modules of checkouts are built with an app; a finding is at the line of the property or of the constraint")
  func checkouts() throws {
    try SharedProject.with("Checkouts") { project, build in
      let listed = try InnerCommand.run("code", project.path, "--build-folder", build, "--format", "json")
      #expect(
        listed.output.contains(
          #"{"name": "Badges", "folder": "\#(project.path)/Pods/Badges", "files": 1, "leftOut": 0}"#))
      #expect(listed.output.contains(#"{"name": "Charts", "files": ["App/BadgeController.swift"]}"#))
      let found = try InnerCommand.run(
        "lint", project.path, "--build-folder", build, "--conditions", "iphone-17/landscapeLeft")
      let file = "\(project.path)/App/BadgeController.swift"
      #expect(
        found.output == """
          \(file):6:1: note: BadgeController: “7” doesn't grow with Dynamic Type: its font is fixed at 17 pt on iPhone 17, landscape [dynamic-type]
          \(file):7:1: warning: BadgeController: “Messages” reaches 58 pt left of the safe area on iPhone 17, landscape [unsafe-area]
          1 layout: iphone-17 × landscapeLeft

          """)
    }
  }

  @Test("A screen is described, swept, explained and verified as one of a file is")
  func commands() throws {
    try ScreenBuilding.with("Login") { project, build in
      let file = project.appendingPathComponent("LoginViewController.swift").path
      func run(_ words: String...) throws -> ChildProcess.Result {
        try InnerCommand.run(words + ["--build-folder", build])
      }
      let described = try run("describe", file)
      #expect(described.output.contains("LoginViewController"))
      let swept = try run("sweep", file, "--width", "320...700")
      #expect(swept.status == 0)
      let explained = try run("explain", file, "--view", "nameField", "--conditions", "iphone-17/portrait")
      #expect(explained.output.contains("(line "))
      let recorded = try run("verify", file, "--record", "missing")
      #expect(recorded.status == 0)
      let verified = try run("verify", project.path)
      #expect(verified.output.contains("as expected, 0 different"))
    }
  }

  @Test("A folder's lint looks at the screens in its code")
  func lints() throws {
    try SharedProject.with("Login") { project, build in
      let result = try InnerCommand.run(
        "lint", project.path, "--build-folder", build, "--conditions", "iphone-17/portrait", "--reporter", "json")
      #expect(result.output.contains("LoginViewController"))
      #expect(result.output.contains("AccountCell"))
    }
  }

  @Test("Scenes of storyboards and xibs whose classes the code has are listed with their lines")
  func listsScenes() throws {
    try SharedProject.with("Storyboards") { project, build in
      let result = try InnerCommand.run("code", project.path, "--build-folder", build)
      let accounts = #"UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Accounts")"#
      #expect(
        result.output == """
          views of controllers that can't be made (1):
            App/ProfileViewController.swift:15  ProfileView  ProfileView(frame: .zero)
          scenes of storyboards and nibs (8):
            App/BannerView.xib:10    BannerView              Bundle.main.loadNibNamed("BannerView", owner: nil)![0]
            App/Main.storyboard:23   LoginViewController     storyboardController("log-01-aaa", in: "Main")
            App/Main.storyboard:69   AccountsViewController  \(accounts)
            App/Main.storyboard:74   AccountCell             prototypeCell("Account", of: \(accounts))
            App/Main.storyboard:109  DetailViewController    storyboardController("det-01-aaa", in: "Main")
            App/Main.storyboard:146  BrokenViewController    storyboardController("bro-01-aaa", in: "Main")
            App/NoticeView.xib:15    NoticeView              owningView(NoticeView(frame: .zero), width: 280.0, height: 90.0)
            App/Settings.xib:15      SettingsViewController  SettingsViewController(nibName: "Settings", bundle: nil)
          can't be made (1):
            App/ProfileViewController.swift:6  ProfileViewController  needs init(profile: Profile), where Profile can't be made: all its initializers are private
          6 of 6 Swift files are built

          """)
    }
  }

  @Test("A run knows what the code says of texts and containers, and what it can't show stays a guess")
  func answers() throws {
    try SharedProject.with("Answers") { project, build in
      let result = try InnerCommand.run(
        "lint", project.path, "--build-folder", build, "--conditions", "iphone-17/portrait")
      #expect(!result.output.contains("screen-failed"), "\(result.output)")
      #expect(
        result.output.contains("“A status that the code sets when it begi…” needs 318.7 pt of width and gets 120"))
      #expect(
        result.output.contains("a guess: DetailViewController: “A name that is written in the file” needs 239 pt"))
      // The split view controller's own code allows portrait alone.
      let turned = try InnerCommand.run(
        "lint", project.path, "--build-folder", build, "--conditions", "iphone-17/landscapeLeft")
      #expect(!turned.output.contains("screen-failed"), "\(turned.output)")
    }
  }

  @Test("A scene is told once: as its code makes it, at the file's lines; else as the file says, with a note")
  func lintsScenes() throws {
    try SharedProject.with("Storyboards") { project, build in
      let result = try InnerCommand.run(
        "lint", project.path, "--build-folder", build, "--conditions", "iphone-17/portrait")
      let app = "\(project.path)/App"
      let grows = "doesn't grow with Dynamic Type: its font is fixed at 17 pt on iPhone 17, portrait [dynamic-type]"
      #expect(
        result.output == """
          \(app)/BannerView.xib:14:1: note: BannerView: “You are offline” \(grows)
          \(app)/LoginViewController.swift:7:1: note: Login: “Names are as on the badge” \(grows)
          \(app)/Main.storyboard:28:1: note: Login: 2 texts don't grow with Dynamic Type: Welcome back and Name [dynamic-type]
          \(app)/Main.storyboard:32:1: warning: Login: “Name” is 370 × 34 pt, smaller than 44 × 44 on iPhone 17, portrait [target-size]
          \(app)/Main.storyboard:69:1: note: AccountsViewController is empty: it shows no text, no image, no control and no box of a color, so nothing of it is looked at [screen-empty]
          \(app)/Main.storyboard:81:1: note: AccountCell: “Ada Lovelace” \(grows)
          \(app)/Main.storyboard:109:1: note: DetailViewController: Unexpectedly found nil while implicitly unwrapping an Optional value (DetailViewController.swift:10); it is laid out as the file says [screen-failed]
          \(app)/Main.storyboard:114:29: note: DetailViewController: “Name” \(grows)
          \(app)/Main.storyboard:153:1: error: screen-failed: BrokenViewController: NSUnknownKeyException: [<Storyboards.BrokenViewController> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key subtitleLabel [exception]
          \(app)/NoticeView.xib:19:1: note: “A new version is here” \(grows)
          \(app)/ProfileViewController.swift:16:1: note: ProfileView: “Name” \(grows)
          \(app)/Settings.xib:19:1: note: “Settings” \(grows)
          10 layouts of 10 scenes, 1 of them empty: iphone-17 × portrait

          """)
    }
  }

  @Test("The Swift file of a controller shows its scene; the storyboard by itself is as the file says")
  func solvesScene() throws {
    try SharedProject.with("Storyboards") { project, build in
      func solve(_ file: String, _ more: String...) throws -> ChildProcess.Result {
        let path = project.appendingPathComponent("App/\(file)").path
        return try InnerCommand.run(["solve", path, "--build-folder", build, "--format", "text"] + more)
      }
      let code = try solve("LoginViewController.swift", "--conditions", "iphone-17/portrait")
      #expect(
        code.output == """
          LoginViewController, LoginViewController, on iphone-17 in portrait, 402 × 874
          <UIView: view; frame = (0 0; 402 874); autoresize = W+H>
             | <UILabel: titleLabel; frame = (16 82; 370 20.333)>
             | <UITextField: nameField; frame = (16 110.333; 370 34)>
             | <UIButton: button; frame = (174.667 200.333; 53 44)>
             | <UILabel: hintLabel; frame = (16 152.333; 208.333 20.333)>

          """)
      let file = try solve("Main.storyboard", "--scene", "LoginViewController", "--conditions", "iphone-17/portrait")
      #expect(!file.output.contains("hintLabel") && file.status == 0)
    }
  }

  @Test("Where the configuration leaves storyboards out, they are as the files say")
  func leavesOutScenes() throws {
    try ScreenBuilding.with("Storyboards") { project, build in
      let configuration = #"{"code": {"screens": ["controllers", "root-views"]}}"#
      try configuration.write(
        to: project.appendingPathComponent(".layout.json"), atomically: true, encoding: .utf8)
      let result = try InnerCommand.run(
        "lint", project.path, "--build-folder", build, "--conditions", "iphone-17/portrait")
      #expect(result.output.contains("Accounts: “Name” doesn't grow with Dynamic Type"))
      #expect(result.output.contains("ProfileView: “Name” doesn't grow with Dynamic Type"))
      #expect(!result.output.contains("Ada Lovelace") && !result.output.contains("exception"))
    }
  }

  @Test("A file is shown as it is built")
  func shows() throws {
    try SharedProject.with("Login") { project, _ in
      let file = project.appendingPathComponent("LoginViewController.swift").path
      let result = try InnerCommand.run("code", "--show", file)
      #expect(result.output.contains("action: Selector(\"signIn\", LoginViewController.signIn)"))
      #expect(result.status == 0)
    }
  }
}

/// What is wrong without a project: no toolchain is asked for.
struct CodeFaultTests {
  @Test("A path without Swift files says so")
  func nothing() throws {
    try TemporaryFolder.with { folder in
      let result = try InnerCommand.run("code", folder.path)
      #expect(result.status == 65)
      #expect(result.errors == "\(folder.path): error: there is no Swift file in this folder\n")
    }
  }

  @Test(
    "Without a toolchain it is said what to install", .enabled(if: BuiltCommand.isHere, "\(BuiltCommand.reason)"))
  func noToolchain() throws {
    let result = try BuiltCommand.run(
      ["code", Checkout.path("Fixtures/Code/Login")], environment: ["PATH": "/nowhere"])
    #expect(result.status == 70)
    #expect(result.errors.contains("there is no 'swiftc' on the PATH; see https://www.swift.org/install"))
  }
}
