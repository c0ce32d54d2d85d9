@_exported public import CoreGraphics
@_exported public import Foundation

public var kUTTypeItem: CFString { NSString(string: "public.item") }
public var kUTTypeData: CFString { NSString(string: "public.data") }
public var kUTTypeText: CFString { NSString(string: "public.text") }
/// A text without form.
public var kUTTypePlainText: CFString { NSString(string: "public.plain-text") }
/// A text in UTF-8.
public var kUTTypeUTF8PlainText: CFString { NSString(string: "public.utf8-plain-text") }
public var kUTTypeURL: CFString { NSString(string: "public.url") }
public var kUTTypeFileURL: CFString { NSString(string: "public.file-url") }
public var kUTTypeImage: CFString { NSString(string: "public.image") }
/// A picture of PNG.
public var kUTTypePNG: CFString { NSString(string: "public.png") }
/// A picture of JPEG.
public var kUTTypeJPEG: CFString { NSString(string: "public.jpeg") }
/// A picture of GIF.
public var kUTTypeGIF: CFString { NSString(string: "com.compuserve.gif") }
/// A film with sound.
public var kUTTypeMovie: CFString { NSString(string: "public.movie") }
public var kUTTypeVideo: CFString { NSString(string: "public.video") }
/// A film of MPEG 4.
public var kUTTypeMPEG4: CFString { NSString(string: "public.mpeg-4") }
public var kUTTypeAudio: CFString { NSString(string: "public.audio") }
public var kUTTypePDF: CFString { NSString(string: "com.adobe.pdf") }
/// A page of the web.
public var kUTTypeHTML: CFString { NSString(string: "public.html") }
public var kUTTypeJSON: CFString { NSString(string: "public.json") }
/// An archive of ZIP.
public var kUTTypeZipArchive: CFString { NSString(string: "public.zip-archive") }
public var kUTTypeFolder: CFString { NSString(string: "public.folder") }
/// Anything that has content.
public var kUTTypeContent: CFString { NSString(string: "public.content") }
public var kUTTypePropertyList: CFString { NSString(string: "com.apple.property-list") }
