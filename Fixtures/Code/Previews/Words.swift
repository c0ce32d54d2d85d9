import SwiftUI

struct Words: View {
  var body: some View { Text("Words") }
}

#Preview { Words() }
