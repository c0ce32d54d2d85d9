// Logs are those of os.
@_exported public import os
