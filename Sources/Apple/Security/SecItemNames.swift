public import CoreGraphics

// The names by which items are kept and asked for: each constant has its own text.

/// The key of an item's class.
public nonisolated(unsafe) let kSecClass: CFString = "class"
/// A password of a service.
public nonisolated(unsafe) let kSecClassGenericPassword: CFString = "genp"
/// A password of a server.
public nonisolated(unsafe) let kSecClassInternetPassword: CFString = "inet"
public nonisolated(unsafe) let kSecClassCertificate: CFString = "cert"
public nonisolated(unsafe) let kSecClassKey: CFString = "keys"
/// A certificate with its key.
public nonisolated(unsafe) let kSecClassIdentity: CFString = "idnt"
/// The key of a service.
public nonisolated(unsafe) let kSecAttrService: CFString = "svce"
/// The key of an account.
public nonisolated(unsafe) let kSecAttrAccount: CFString = "acct"
/// The key of a server.
public nonisolated(unsafe) let kSecAttrServer: CFString = "srvr"
/// The key of a name for people.
public nonisolated(unsafe) let kSecAttrLabel: CFString = "labl"
/// The key of a kind for people.
public nonisolated(unsafe) let kSecAttrDescription: CFString = "desc"
/// The key of a comment.
public nonisolated(unsafe) let kSecAttrComment: CFString = "icmt"
/// The key of bytes of the app's own.
public nonisolated(unsafe) let kSecAttrGeneric: CFString = "gena"
/// The key of the apps that share an item.
public nonisolated(unsafe) let kSecAttrAccessGroup: CFString = "agrp"
/// The key of when an item can be read.
public nonisolated(unsafe) let kSecAttrAccessible: CFString = "pdmn"
/// The key of who may read an item.
public nonisolated(unsafe) let kSecAttrAccessControl: CFString = "accc"
/// The key of whether other devices get an item.
public nonisolated(unsafe) let kSecAttrSynchronizable: CFString = "sync"
/// Items that other devices get, and others.
public nonisolated(unsafe) let kSecAttrSynchronizableAny: CFString = "syna"
/// The key of the day on which an item was made.
public nonisolated(unsafe) let kSecAttrCreationDate: CFString = "cdat"
/// The key of the day on which an item was changed.
public nonisolated(unsafe) let kSecAttrModificationDate: CFString = "mdat"
/// The key of a protocol.
public nonisolated(unsafe) let kSecAttrProtocol: CFString = "ptcl"
/// The key of a port.
public nonisolated(unsafe) let kSecAttrPort: CFString = "port"
/// The key of a path.
public nonisolated(unsafe) let kSecAttrPath: CFString = "path"
/// The key of a key's mark.
public nonisolated(unsafe) let kSecAttrApplicationTag: CFString = "atag"
/// The key of a key's name.
public nonisolated(unsafe) let kSecAttrApplicationLabel: CFString = "klbl"
/// The key of the kind of a key.
public nonisolated(unsafe) let kSecAttrKeyType: CFString = "type"
/// The key of the size of a key.
public nonisolated(unsafe) let kSecAttrKeySizeInBits: CFString = "bsiz"
/// While the device is unlocked.
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// Once the device was unlocked.
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
public nonisolated(unsafe) let kSecAttrAccessibleAlways: CFString = "dk"
/// While this device is unlocked.
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// Once this device was unlocked.
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// Always, on this device.
public nonisolated(unsafe) let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
/// While this device has a code.
public nonisolated(unsafe) let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// The key of how many items are found.
public nonisolated(unsafe) let kSecMatchLimit: CFString = "m_Limit"
public nonisolated(unsafe) let kSecMatchLimitOne: CFString = "m_LimitOne"
public nonisolated(unsafe) let kSecMatchLimitAll: CFString = "m_LimitAll"
/// The key of whether an item's data are given.
public nonisolated(unsafe) let kSecReturnData: CFString = "r_Data"
/// The key of whether an item's attributes are given.
public nonisolated(unsafe) let kSecReturnAttributes: CFString = "r_Attributes"
/// The key of whether an item itself is given.
public nonisolated(unsafe) let kSecReturnRef: CFString = "r_Ref"
/// The key of whether a lasting name of an item is given.
public nonisolated(unsafe) let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// The key of an item's data.
public nonisolated(unsafe) let kSecValueData: CFString = "v_Data"
/// The key of an item itself.
public nonisolated(unsafe) let kSecValueRef: CFString = "v_Ref"
/// The key of a lasting name of an item.
public nonisolated(unsafe) let kSecValuePersistentRef: CFString = "v_PersistentRef"
/// The key of whether the user is asked.
public nonisolated(unsafe) let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// The user is asked.
public nonisolated(unsafe) let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"
/// The user isn't asked.
public nonisolated(unsafe) let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// What the user would be asked for is passed over.
public nonisolated(unsafe) let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
/// The key of what knows the user.
public nonisolated(unsafe) let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// The key of what the user is told.
public nonisolated(unsafe) let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// The key of whether a Mac's items are kept as a phone's.
public nonisolated(unsafe) let kSecUseDataProtectionKeychain: CFString = "nleg"
