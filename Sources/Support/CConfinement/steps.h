#pragma once

#include "CConfinement.h"

#ifdef __linux__

// The steps of a confined start. Each returns 0, or -1 with `errno`.

/// Names the user in the new namespace as outside of it.
int confined_map_user(uid_t user, gid_t group);
/// Makes the places, and nothing else, the tree of files.
int confined_mount(const struct confined_program *program);
/// Lets nothing but the places be opened.
int confined_restrict_files(const struct confined_program *program);
/// Refuses system calls that no screen and no compiler needs.
int confined_filter_calls(const struct confined_program *program);
/// Gives up all capabilities, for good.
int confined_drop_capabilities(void);

#endif
