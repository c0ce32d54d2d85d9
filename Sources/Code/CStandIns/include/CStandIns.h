#pragma once

// The modules in the folder Modules, which stand in for packages of others that apps import and that a checkout may lack. They are built
// with the code that imports them, and so are text here.

/// A file of a module.
typedef struct {
  /// The module's name; null for a position behind the last file.
  const char *module;
  const char *name;
  const char *text;
} stand_in;

/// The file at a position, from 0 on.
stand_in stand_in_file(int position);
