import RxCocoa
import RxSwift
import SnapKit
import UIKit

struct Note {
  let title: String
}

final class NotesModel {
  let title = BehaviorRelay(value: "Notes")
  let filter = PublishSubject<String>()
  var notes: Driver<[Note]> {
    Observable.combineLatest(Observable.just(["Milk", "Bread", "Salt"]), filter.startWith("")) { notes, filter in
      notes.filter { filter.isEmpty || $0.contains(filter) }.map(Note.init)
    }
    .asDriver(onErrorJustReturn: [])
  }
}

/// A list whose rows are a stream's, below a heading that is bound; its constraints are SnapKit's.
final class NotesController: UIViewController {
  private let model: NotesModel
  private let disposeBag = DisposeBag()
  private let heading = UILabel()
  private let count = UILabel()
  private let table = UITableView()

  init(model: NotesModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(heading)
    view.addSubview(count)
    view.addSubview(table)
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
      make.left.right.bottom.equalToSuperview().inset(UIEdgeInsets(top: 0, left: 4, bottom: 6, right: 4))
      make.top.equalTo(heading.snp.bottom).offset(12.5).priority(.high)
    }
    table.snp.updateConstraints { $0.top.equalTo(heading.snp.bottom).offset(10) }
    table.register(UITableViewCell.self, forCellReuseIdentifier: "note")
    model.title.asDriver().drive(heading.rx.text).disposed(by: disposeBag)
    model.notes.map { "\($0.count) of 3" }.drive(count.rx.text).disposed(by: disposeBag)
    model.notes.drive(table.rx.items(cellIdentifier: "note", cellType: UITableViewCell.self)) { _, note, cell in
      cell.textLabel?.text = note.title
    }
    .disposed(by: disposeBag)
    model.filter.onNext("a")
  }
}
