import ObjectiveC
import RxSwift
import UIKit

public protocol SectionedViewDataSourceType {
  func model(at indexPath: IndexPath) throws -> Any
}

public protocol RxTableViewDataSourceType {
  associatedtype Element
  func tableView(_ tableView: UITableView, observedEvent: Event<Element>)
}

public protocol RxCollectionViewDataSourceType {
  associatedtype Element
  func collectionView(_ collectionView: UICollectionView, observedEvent: Event<Element>)
}

private let keptKey = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

/// Has an object live as long as another.
func keep(_ object: AnyObject, with owner: AnyObject) {
  objc_setAssociatedObject(owner, keptKey, object, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
}

/// The rows of a table that are elements of a sequence.
final class SequenceRows<Element>: NSObject, UITableViewDataSource, UICollectionViewDataSource,
  SectionedViewDataSourceType
{
  var elements: [Element] = []
  var row: ((UITableView, Int, Element) -> UITableViewCell)?
  var item: ((UICollectionView, Int, Element) -> UICollectionViewCell)?

  func model(at indexPath: IndexPath) throws -> Any {
    guard elements.indices.contains(indexPath.row) else { throw RxError.argumentOutOfRange }
    return elements[indexPath.row]
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { elements.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    row?(tableView, indexPath.row, elements[indexPath.row]) ?? UITableViewCell()
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    elements.count
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    item?(collectionView, indexPath.row, elements[indexPath.row]) ?? UICollectionViewCell()
  }
}

extension Reactive where Base: UITableView {
  public func items<Rows: Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (_ cellFactory: @escaping (UITableView, Int, Rows.Element) -> UITableViewCell) -> any Disposable
  where Source.Element == Rows {
    { factory in
      let rows = SequenceRows<Rows.Element>()
      rows.row = factory
      onMain { base.dataSource = rows }
      keep(rows, with: base)
      return source.observe(on: MainScheduler.instance).subscribe(
        onNext: { [weak base] elements in
          rows.elements = Array(elements)
          onMain { base?.reloadData() }
        })
    }
  }
  public func items<Rows: Sequence, Cell: UITableViewCell, Source: ObservableType>(
    cellIdentifier: String, cellType: Cell.Type = Cell.self
  ) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Rows.Element, Cell) -> Void) -> any Disposable
  where Source.Element == Rows {
    { source in
      { configure in
        items(source)({ table, row, element in
          let cell = table.dequeueReusableCell(withIdentifier: cellIdentifier, for: IndexPath(row: row, section: 0))
          if let own = cell as? Cell { configure(row, element, own) }
          return cell
        })
      }
    }
  }
  public func items<DataSource: RxTableViewDataSourceType & UITableViewDataSource, Source: ObservableType>(
    dataSource: DataSource
  ) -> (_ source: Source) -> any Disposable where DataSource.Element == Source.Element {
    { source in
      onMain { base.dataSource = dataSource }
      keep(dataSource, with: base)
      return source.observe(on: MainScheduler.instance).subscribe { [weak base] event in
        onMain { if let base { dataSource.tableView(base, observedEvent: event) } }
      }
    }
  }
  public var itemSelected: ControlEvent<IndexPath> { still() }
  public var itemDeselected: ControlEvent<IndexPath> { still() }
  public var itemDeleted: ControlEvent<IndexPath> { still() }
  public var itemInserted: ControlEvent<IndexPath> { still() }
  public var itemAccessoryButtonTapped: ControlEvent<IndexPath> { still() }
  public var itemMoved: ControlEvent<(sourceIndex: IndexPath, destinationIndex: IndexPath)> { still() }
  public var willDisplayCell: ControlEvent<(cell: UITableViewCell, indexPath: IndexPath)> {
    ControlEvent(events: silent("RxCocoa.willDisplayCell"))
  }
  public var didEndDisplayingCell: ControlEvent<(cell: UITableViewCell, indexPath: IndexPath)> { still() }
  public func modelSelected<Model>(_ type: Model.Type) -> ControlEvent<Model> { still() }
  public func modelDeselected<Model>(_ type: Model.Type) -> ControlEvent<Model> { still() }
  public func modelDeleted<Model>(_ type: Model.Type) -> ControlEvent<Model> { still() }
  public func setDataSource(_ dataSource: any UITableViewDataSource) -> any Disposable {
    onMain { base.dataSource = dataSource }
    return Disposables.create()
  }
  public func model<Model>(at indexPath: IndexPath) throws -> Model {
    guard let source = onMain({ base.dataSource }) as? any SectionedViewDataSourceType,
      let model = try source.model(at: indexPath) as? Model
    else { throw RxError.noElements }
    return model
  }
}

extension Reactive where Base: UICollectionView {
  public func items<Items: Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (
    _ cellFactory: @escaping (UICollectionView, Int, Items.Element) -> UICollectionViewCell
  ) -> any Disposable where Source.Element == Items {
    { factory in
      let rows = SequenceRows<Items.Element>()
      rows.item = factory
      onMain { base.dataSource = rows }
      keep(rows, with: base)
      return source.observe(on: MainScheduler.instance).subscribe(
        onNext: { [weak base] elements in
          rows.elements = Array(elements)
          onMain { base?.reloadData() }
        })
    }
  }
  public func items<Items: Sequence, Cell: UICollectionViewCell, Source: ObservableType>(
    cellIdentifier: String, cellType: Cell.Type = Cell.self
  ) -> (
    _ source: Source
  ) -> (_ configureCell: @escaping (Int, Items.Element, Cell) -> Void) -> any Disposable
  where Source.Element == Items {
    { source in
      { configure in
        items(source)({ view, row, element in
          let cell = view.dequeueReusableCell(
            withReuseIdentifier: cellIdentifier, for: IndexPath(item: row, section: 0))
          if let own = cell as? Cell { configure(row, element, own) }
          return cell
        })
      }
    }
  }
  public func items<DataSource: RxCollectionViewDataSourceType & UICollectionViewDataSource, Source: ObservableType>(
    dataSource: DataSource
  ) -> (_ source: Source) -> any Disposable where DataSource.Element == Source.Element {
    { source in
      onMain { base.dataSource = dataSource }
      keep(dataSource, with: base)
      return source.observe(on: MainScheduler.instance).subscribe { [weak base] event in
        onMain { if let base { dataSource.collectionView(base, observedEvent: event) } }
      }
    }
  }
  public var itemSelected: ControlEvent<IndexPath> { still() }
  public var itemDeselected: ControlEvent<IndexPath> { still() }
  public var willDisplayCell: ControlEvent<(cell: UICollectionViewCell, at: IndexPath)> {
    ControlEvent(events: silent("RxCocoa.willDisplayCell"))
  }
  public func modelSelected<Model>(_ type: Model.Type) -> ControlEvent<Model> { still() }
  public func modelDeselected<Model>(_ type: Model.Type) -> ControlEvent<Model> { still() }
  public func model<Model>(at indexPath: IndexPath) throws -> Model {
    guard let source = onMain({ base.dataSource }) as? any SectionedViewDataSourceType,
      let model = try source.model(at: indexPath) as? Model
    else { throw RxError.noElements }
    return model
  }
}

/// Events that a user's choice in a list would send: a screen is looked at before, and is the same without them.
private func still<Value>() -> ControlEvent<Value> { ControlEvent(events: Observable<Value>.never()) }
