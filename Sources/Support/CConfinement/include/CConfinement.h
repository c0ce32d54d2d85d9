#pragma once

#include <stddef.h>
#include <sys/resource.h>
#include <sys/types.h>

// Starts a program behind walls. Between the start of a process and that of its program only functions that are safe in a signal's handler
// may be called where the process had several threads, and Swift's runtime is none: so this one step is in C, over values that Swift made.

#ifdef __linux__

/// A way to keep a program from files and processes that aren't its own.
enum confined_wall {
  /// No wall: limits alone.
  CONFINED_BY_NOTHING,
  /// Namespaces of users, files, processes, networks and what processes share (Linux 5.12): the program sees the places and nothing else.
  CONFINED_BY_NAMESPACES,
  /// Landlock (Linux 5.13), where namespaces aren't allowed, as in many containers: other files can't be opened.
  CONFINED_BY_LANDLOCK
};

/// A file or a folder that the program sees, by its full path.
struct confined_place {
  const char *path;
  /// The target of the link at the path; null where it is no link.
  const char *link;
  int is_folder;
  int is_writable;
  /// True for a device, such as `/dev/null`.
  int is_device;
  /// True where an empty folder, or file, stands for the place.
  int is_hidden;
};

/// A limit of `setrlimit`.
struct confined_limit {
  int resource;
  unsigned long long value;
};

/// The resource of threads and processes, whose name in C Swift doesn't see.
static const int confined_resource_of_threads = RLIMIT_NPROC;

/// A program, what it is given, and what it may do.
struct confined_program {
  /// Its full path and its arguments, ended by null.
  char *const *arguments;
  /// Its variables, each `NAME=value`, ended by null.
  char *const *environment;
  /// The descriptors that become its standard input, output and error.
  int descriptors[3];
  enum confined_wall wall;
  /// The places that it sees, each before those in it.
  const struct confined_place *places;
  size_t place_count;
  /// A folder that is there, upon which its own tree of files is put together; no other process sees that.
  const char *mount_point;
  /// The size of its own `/tmp`, as `tmpfs` reads it: `size=64m,mode=700`.
  const char *temporary_options;
  const struct confined_limit *limits;
  size_t limit_count;
  /// True where it may start other programs, as a compiler does.
  int may_start_programs;
};

/// Starts a program as the first of a group of processes.
///
/// Returns its process. Where it can't be started, returns -1, sets `errno`, and `step` to the name of what failed.
pid_t confined_start(const struct confined_program *program, const char **step);

/// The processor time in nanoseconds that a process of ours has taken, or -1 where it can't be told.
long long confined_processor_time(pid_t process);

#endif
