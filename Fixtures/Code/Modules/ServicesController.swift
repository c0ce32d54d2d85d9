import AVFAudio
import AudioToolbox
import AuthenticationServices
import BackgroundTasks
import CallKit
import CarPlay
import CloudKit
import CommonCrypto
import Contacts
import ContactsUI
import CoreBluetooth
import CoreSpotlight
import CryptoKit
import GameplayKit
import Intents
import LinkPresentation
import MediaPlayer
import OSLog
import PassKit
import QuickLook
import SQLite3
import UIKit

/// A screen of what a device answers that has no services: each line is one answer.
final class ServicesController: UIViewController {
  private let lines = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    lines.axis = .vertical
    lines.alignment = .leading
    lines.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(lines)
    NSLayoutConstraint.activate([
      lines.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      lines.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
    ])
    AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
    Logger(subsystem: "services", category: "answers").debug("asked")
    say("sound \(AVAudioSession.sharedInstance().outputVolume)")
    say("digest \(digest(of: "abc") == digest(of: "abc")) \(digest(of: "abc") == digest(of: "abd"))")
    say("bytes \(Array(SHA256.hash(data: Data("abc".utf8))).count) \(Array(Insecure.MD5.hash(data: Data())).count)")
    say("sealed \((try? AES.GCM.seal(Data([1]), using: SymmetricKey(size: .bits256))) != nil)")
    say("payments \(PKPaymentAuthorizationController.canMakePayments())")
    say("contacts \(CNContactStore.authorizationStatus(for: .contacts) == .denied)")
    say("picker \(CNContactPickerViewController().view.subviews.count)")
    say("radio \(CBCentralManager(delegate: nil, queue: nil).state == .unsupported)")
    say("calls \(CXCallObserver().calls.count)")
    say("assistant \(INPreferences.siriAuthorizationStatus() == .denied)")
    say("search \(CSSearchableIndex.isIndexingAvailable())")
    say("tasks \((try? BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "a"))) != nil)")
    say("playing \(MPNowPlayingInfoCenter.default().nowPlayingInfo?.count ?? 0)")
    say("car \(CPListTemplate(title: "Songs", sections: []).sections.count)")
    say("chance \(GKRandomDistribution(lowestValue: 1, highestValue: 6).nextInt())")
    say("page \(LPLinkMetadata().title ?? "none")")
    say("preview \(QLPreviewController().currentPreviewItemIndex)")
    var database: OpaquePointer?
    say("database \(sqlite3_open("a.sqlite", &database) == SQLITE_CANTOPEN) \(database == nil)")
    let login = ASAuthorizationAppleIDProvider().createRequest()
    login.requestedScopes = [.email]
    say("login \(login.requestedScopes?.count ?? 0)")
    say("record \(CKRecord.ID(recordName: "a") == CKRecord.ID(recordName: "a"))")
    CKContainer.default().accountStatus { status, _ in self.say("cloud \(status == .noAccount)") }
  }

  private func say(_ text: String) {
    let label = UILabel()
    label.text = text
    lines.addArrangedSubview(label)
  }

  private func digest(of text: String) -> [UInt8] {
    let data = Data(text.utf8)
    var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    _ = data.withUnsafeBytes { CC_SHA256($0.baseAddress, CC_LONG(data.count), &digest) }
    return digest
  }
}
