import Differentiator
import Moya
import NSObject_Rx
import ObjectMapper
import ReactorKit
import RxCocoa
import RxDataSources
import RxMoya
import RxOptional
import RxRelay
import RxSwift
import RxViewController
import SnapKit
import Then
import UIKit

struct Note: Mappable {
  var title = ""

  init?(map: Map) {}
  mutating func mapping(map: Map) { title <- map["note.title"] }
}

final class NotesModel {
  /// The title, which another thread sends.
  let title = Observable<String>.create { observer in
    let isSent = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      observer.onNext("Notes")
      isSent.signal()
    }
    isSent.wait()
    return Disposables.create()
  }
  let filter = BehaviorRelay(value: "")
  /// All notes, from a stream that has ended when its second observer comes.
  private let all = Observable.from(["Milk", "Bread", "Salt"]).map { Note(JSON: ["note": ["title": $0]]) }.filterNil()
    .toArray().asObservable().share()

  var notes: Driver<[Note]> {
    Observable.combineLatest(all, filter) { notes, filter in
      notes.filter { filter.isEmpty || $0.title.contains(filter) }
    }
    .asDriver(onErrorJustReturn: [])
  }
}

/// The shops of a server, whose answer is a sample.
enum Shops: TargetType {
  case all

  var baseURL: URL { URL(fileURLWithPath: "/") }
  var path: String { "shops" }
  var method: Moya.Method { .get }
  var task: Moya.Task { .requestPlain }
  var headers: [String: String]? { nil }
  var sampleData: Data { Data(#"{"answer": {"shops": ["Bakery", null, "Dairy"]}}"#.utf8) }
}

/// Loads the shops whose names the server knows.
final class ShopsReactor: Reactor {
  enum Action { case load }
  struct State { var shops: [String] = [] }

  let initialState = State()
  private let provider = MoyaProvider<Shops>(stubClosure: MoyaProvider.immediatelyStub)

  func mutate(action: Action) -> Observable<[String]> {
    provider.rx.request(.all).map([String?].self, atKeyPath: "answer.shops").asObservable()
      .flatMap { Observable.from($0) }.filterNil().toArray().asObservable()
  }
  func reduce(state: State, mutation: [String]) -> State { State(shops: mutation) }
}

/// A list whose rows are a stream's, below a heading that is bound, and one in sections, which a reactor fills. The
/// constraints are SnapKit's.
final class NotesController: UIViewController, StoryboardView {
  private let model: NotesModel
  var disposeBag = DisposeBag()
  private let heading = UILabel()
  private let count = UILabel()
  private let table = UITableView()
  private let shops = UITableView().then { $0.rowHeight = 40 }
  private let seen = UILabel()

  init(model: NotesModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
    reactor = ShopsReactor()
  }
  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    for part in [heading, count, table, shops, seen] { view.addSubview(part) }
    heading.snp.makeConstraints { make in
      make.top.equalTo(view.safeAreaLayoutGuide).offset(8)
      make.leading.equalToSuperview().inset(20)
    }
    count.snp.makeConstraints {
      $0.firstBaseline.equalTo(heading)
      $0.leading.greaterThanOrEqualTo(heading.snp.trailing).offset(8)
      $0.trailing.equalToSuperview().inset(20)
    }
    table.snp.makeConstraints { make in
      make.left.right.equalToSuperview().inset(UIEdgeInsets(top: 0, left: 9, bottom: 6, right: 4))
      make.top.equalTo(heading.snp.bottom).offset(12.5).priority(.high)
    }
    // One of two attributes that were related together, and an inset from the other side of an edge.
    table.snp.updateConstraints {
      $0.top.equalTo(heading.snp.bottom).inset(-10)
      $0.left.equalToSuperview().inset(4)
    }
    shops.snp.makeConstraints {
      $0.top.equalTo(table.snp.bottom)
      $0.left.right.equalTo(table)
      $0.height.equalTo(90)
    }
    seen.snp.makeConstraints {
      $0.top.equalTo(shops.snp.bottom)
      $0.centerX.equalToSuperview()
      $0.bottom.equalToSuperview().inset(UIEdgeInsets(top: 0, left: 4, bottom: 6, right: 4))
    }
    table.register(UITableViewCell.self, forCellReuseIdentifier: "note")
    shops.register(UITableViewCell.self, forCellReuseIdentifier: "shop")
    model.title.bind(to: heading.rx.text).disposed(by: rx.disposeBag)
    model.notes.map { "\($0.count) of 3" }.drive(count.rx.text).disposed(by: rx.disposeBag)
    model.notes.drive(table.rx.items(cellIdentifier: "note", cellType: UITableViewCell.self)) { _, note, cell in
      cell.textLabel?.text = note.title
    }
    .disposed(by: rx.disposeBag)
    rx.isVisible.map { $0 ? "seen" : "unseen" }.bind(to: seen.rx.text).disposed(by: rx.disposeBag)
    model.filter.accept("a")
  }

  func bind(reactor: ShopsReactor) {
    let rows = RxTableViewSectionedReloadDataSource<SectionModel<String, String>>(
      configureCell: { _, table, path, shop in
        let cell = table.dequeueReusableCell(withIdentifier: "shop", for: path)
        cell.textLabel?.text = shop
        return cell
      })
    reactor.state.map { [SectionModel(model: "Shops", items: $0.shops)] }
      .bind(to: shops.rx.items(dataSource: rows)).disposed(by: disposeBag)
    rx.viewWillAppear.map { _ in ShopsReactor.Action.load }.bind(to: reactor.action).disposed(by: disposeBag)
  }
}
