// A tree's declarations speak of measurers, priorities and fits: whoever imports trees has these.
@_exported public import ViewKinds
