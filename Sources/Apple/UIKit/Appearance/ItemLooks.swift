/// The proxies of the classes of bars' items, held for the code that sets looks: bars take the room of an item's title in the system's
/// font, whatever the attributes.
@MainActor enum ItemLooks {
  private static var held: [Held] = []

  /// A class's proxy, and where its looks would hold.
  private struct Held {
    let containers: [ObjectIdentifier]
    let traits: UITraitCollection?
    let proxy: UIBarItem
  }

  /// The proxy of a class for a place, made where there is none yet.
  static func proxy<Item: UIBarItem>(
    of type: Item.Type, inside containers: [any UIAppearanceContainer.Type] = [], under traits: UITraitCollection? = nil
  ) -> Item {
    let containers = containers.map(ObjectIdentifier.init)
    for known in held where known.traits == traits && known.containers == containers {
      if Swift.type(of: known.proxy) == type, let proxy = known.proxy as? Item { return proxy }
    }
    guard let proxy = type.init(coder: NSCoder()) else {
      preconditionFailure("\(type) holds looks only where a file can make it")
    }
    held.append(Held(containers: containers, traits: traits, proxy: proxy))
    return proxy
  }
}
