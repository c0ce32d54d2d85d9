import Documents
import LayoutModel

extension SceneChecker {
  /// Checks the numbers of a collection view's layout. Those of a file are checked where they are read; those of code
  /// are checked here.
  mutating func check(_ layout: CollectionViewLayout, at position: SourcePosition?) {
    switch layout {
    case .list(let list):
      if let padding = list.headerTopPadding { checkLength(padding, "headerTopPadding", at: position) }
    case .section(let section):
      checkLength(section.interGroupSpacing, "interGroupSpacing", at: position)
      check(section.contentInsets, "contentInsets of a section", at: position)
      check(section.group, at: position)
    }
  }

  private mutating func check(_ group: CollectionLayoutGroup, at position: SourcePosition?) {
    checkLength(group.interItemSpacing, "interItemSpacing", at: position)
    check(group.layoutSize, at: position)
    check(group.contentInsets, "contentInsets of a group", at: position)
    let (subitems, count) =
      switch group.subitems {
      case .shared(let subitem, let count), .repeated(let subitem, let count): ([subitem], count)
      case .inOrder(let subitems): (subitems, subitems.count)
      }
    if !(1...Magnitude.largestItemCount).contains(count) { report(.itemCountOutOfRange(count), at: position) }
    for subitem in subitems {
      switch subitem {
      case .item(let item):
        check(item.layoutSize, at: position)
        check(item.contentInsets, "contentInsets of an item", at: position)
      case .group(let group): check(group, at: position)
      }
    }
  }

  private mutating func check(_ size: CollectionLayoutSize, at position: SourcePosition?) {
    for (name, dimension) in [("widthDimension", size.widthDimension), ("heightDimension", size.heightDimension)] {
      switch dimension {
      case .fractionalWidth(let fraction), .fractionalHeight(let fraction):
        if !Magnitude.isSoundFraction(fraction) { report(.unsoundFraction(name, fraction), at: position) }
      case .absolute(let length), .estimated(let length): checkLength(length, name, at: position)
      }
    }
  }

  private mutating func check(_ insets: DirectionalEdgeInsets, _ name: String, at position: SourcePosition?) {
    for value in [insets.top, insets.leading, insets.bottom, insets.trailing] {
      checkNumber(value, name, at: position)
    }
  }
}
