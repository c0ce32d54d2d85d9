import Testing

@testable import SwiftSources

/// The bundles that specifications of libraries name.
struct PodBundlesTests {
  @Test("The keys of bundles are read, with one or more of them, in either quotes")
  func keys() {
    let text = """
      Pod::Spec.new do |s|
        s.name = 'Kit'
        s.resource_bundles = {
          'Kit' => ['Assets/*.xcassets'],
          "KitFonts" => "Fonts/*.ttf"
        }
        s.ios.resource_bundle = { 'Strings'=>'Texts/*.lproj' }
      end
      """
    #expect(PodBundles.names(inSpecification: text) == ["Kit", "KitFonts", "Strings"])
    #expect(PodBundles.names(inSpecification: "s.resources = ['Assets/*']") == [])
  }
}
