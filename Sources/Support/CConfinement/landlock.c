#ifdef __linux__
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "steps.h"

// <linux/landlock.h> of an old system lacks what a new kernel knows, so that its names stand here.
#ifndef SYS_landlock_create_ruleset
#define SYS_landlock_create_ruleset 444
#define SYS_landlock_add_rule 445
#define SYS_landlock_restrict_self 446
#endif

enum {
  execute = 1 << 0,
  write_file = 1 << 1,
  read_file = 1 << 2,
  read_folder = 1 << 3,
  truncate_file = 1 << 14,
  device_control = 1 << 15,
  scope_abstract_sockets = 1 << 0,
  scope_signals = 1 << 1,
};

struct ruleset {
  unsigned long long files, network, scopes;
};

struct rule_beneath {
  unsigned long long access;
  int parent;
} __attribute__((packed));

/// The rights on files that the kernel's version of Landlock knows.
static unsigned long long all_rights(long version) {
  unsigned long long rights = (1 << 13) - 1;
  if (version >= 2) rights |= 1 << 13;
  if (version >= 3) rights |= truncate_file;
  if (version >= 5) rights |= device_control;
  return rights;
}

int confined_restrict_files(const struct confined_program *program) {
  long version = syscall(SYS_landlock_create_ruleset, NULL, 0, 1);
  if (version < 0) return -1;
  // Before version 3 a file that is only read may be cut to nothing.
  if (version < 3) {
    errno = ENOSYS;
    return -1;
  }
  unsigned long long rights = all_rights(version);
  struct ruleset rules = {.files = rights};
  size_t size = sizeof rules.files;
  if (version >= 6) {
    rules.scopes = scope_abstract_sockets | scope_signals;
    size = sizeof rules;
  }
  int ruleset = (int)syscall(SYS_landlock_create_ruleset, &rules, size, 0);
  if (ruleset < 0) return -1;
  for (size_t index = 0; index < program->place_count; index++) {
    const struct confined_place *place = &program->places[index];
    if (place->link) continue;
    unsigned long long reading = execute | read_file | (place->is_folder ? read_folder : 0);
    unsigned long long own = place->is_folder ? rights : read_file | write_file | truncate_file | device_control;
    struct rule_beneath rule = {.access = (place->is_writable || place->is_device ? own : reading) & rights};
    rule.parent = open(place->path, O_PATH | O_CLOEXEC);
    if (rule.parent < 0 || syscall(SYS_landlock_add_rule, ruleset, 1, &rule, 0) != 0) return -1;
    close(rule.parent);
  }
  return (int)syscall(SYS_landlock_restrict_self, ruleset, 0);
}
#endif
