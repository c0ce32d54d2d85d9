import Testing
import UIKit

/// Changes of traits: who sets them, and who is told.
@MainActor struct TraitChangeTests {
  private let outer = UIView()
  private let inner = UIView()

  init() { outer.addSubview(inner) }

  @Test("Overridden traits hold for a view and what is in it, until they are removed")
  func overrides() {
    outer.traitOverrides.horizontalSizeClass = .regular
    outer.traitOverrides.preferredContentSizeCategory = .extraLarge
    #expect(inner.traitCollection.horizontalSizeClass == .regular)
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(outer.traitOverrides.contains(UITraitHorizontalSizeClass.self))
    #expect(!outer.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    outer.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    #expect(inner.traitCollection.horizontalSizeClass == .compact)
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
  }

  @Test("A style that a view overrides goes before a trait that it overrides")
  func style() {
    outer.traitOverrides.userInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    inner.overrideUserInterfaceStyle = .light
    #expect(inner.traitCollection.userInterfaceStyle == .light)
  }

  @Test("A registration is told of its traits alone, with the former ones, until it ends")
  func registration() {
    var told: [UIUserInterfaceStyle] = []
    let registration = inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, former) in
      #expect(view === inner)
      told.append(former.userInterfaceStyle)
    }
    outer.traitOverrides.userInterfaceStyle = .dark
    outer.traitOverrides.preferredContentSizeCategory = .large
    outer.traitOverrides.userInterfaceStyle = .light
    #expect(told == [.light, .dark])
    inner.unregisterForTraitChanges(registration)
    outer.traitOverrides.userInterfaceStyle = .dark
    #expect(told.count == 2)
  }

  @Test("A view's own class may register itself by a message")
  func message() {
    final class Listener: UIView {
      var count = 0
      func changed() { count += 1 }
    }
    let listener = Listener()
    outer.addSubview(listener)
    listener.registerForTraitChanges(
      [UITraitPreferredContentSizeCategory.self], action: Selector("changed", Listener.changed))
    outer.traitOverrides.preferredContentSizeCategory = .extraSmall
    #expect(listener.count == 1)
  }
}
