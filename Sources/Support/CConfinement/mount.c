#ifdef __linux__
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "steps.h"

// Since Linux 5.2 and 5.12. C libraries name them later than kernels know them.
#ifndef SYS_open_tree
#define SYS_open_tree 428
#define SYS_move_mount 429
#endif
#ifndef SYS_mount_setattr
#define SYS_mount_setattr 442
#endif
#define TREE_CLONE 1
#define TREE_RECURSIVE 0x8000
#define TREE_EMPTY_PATH 0x1000
#define MOVE_EMPTY_PATH 4
#define MOUNT_READ_ONLY 1ULL
#define MOUNT_NO_SETUID 2ULL
#define MOUNT_NO_DEVICES 4ULL

struct mount_attributes {
  unsigned long long set, clear, propagation, user_namespace;
};

enum { maximum_places = 256, maximum_path = 4096 };

static int write_file(const char *path, const char *text) {
  int descriptor = open(path, O_WRONLY | O_CLOEXEC);
  if (descriptor < 0) return -1;
  ssize_t count = write(descriptor, text, strlen(text));
  int code = errno;
  close(descriptor);
  errno = code;
  return count == (ssize_t)strlen(text) ? 0 : -1;
}

/// Writes a number into a text; returns where it ends.
static char *append_number(char *end, unsigned long number) {
  char digits[24];
  int count = 0;
  do digits[count++] = (char)('0' + number % 10);
  while ((number /= 10) > 0);
  while (count > 0) *end++ = digits[--count];
  return end;
}

static int write_map(const char *path, unsigned long number) {
  char text[64];
  char *end = append_number(text, number);
  *end++ = ' ';
  end = append_number(end, number);
  memcpy(end, " 1", 3);
  return write_file(path, text);
}

int confined_map_user(uid_t user, gid_t group) {
  if (write_file("/proc/self/setgroups", "deny") != 0 && errno != ENOENT) return -1;
  if (write_map("/proc/self/uid_map", user) != 0) return -1;
  return write_map("/proc/self/gid_map", group);
}

/// Makes the folders that a path below the present folder lies in.
static int make_parents(const char *path) {
  char text[maximum_path];
  size_t length = strlen(path);
  if (length >= sizeof text) {
    errno = ENAMETOOLONG;
    return -1;
  }
  memcpy(text, path, length + 1);
  for (size_t index = 1; index < length; index++) {
    if (text[index] != '/') continue;
    text[index] = 0;
    // Below a place that is only read there is what the path names already.
    if (mkdir(text, 0755) != 0 && errno != EEXIST && errno != EROFS) return -1;
    text[index] = '/';
  }
  return 0;
}

/// Makes a place for what is mounted at a path: a folder, or an empty file.
static int make_place(const char *path, int is_folder) {
  if (make_parents(path) != 0) return -1;
  if (is_folder) return mkdir(path, 0755) != 0 && errno != EEXIST && errno != EROFS ? -1 : 0;
  int descriptor = open(path, O_CREAT | O_WRONLY | O_CLOEXEC, 0644);
  if (descriptor < 0) return errno == EROFS || errno == EACCES || errno == ETXTBSY ? 0 : -1;
  return close(descriptor);
}

/// Returns a copy of what is mounted at a place, as the program may use it.
static int copy_of(const struct confined_place *place) {
  const char *path = place->is_hidden ? "/dev/null" : place->path;
  int tree = (int)syscall(SYS_open_tree, AT_FDCWD, path, TREE_CLONE | TREE_RECURSIVE | O_CLOEXEC);
  if (tree < 0) return -1;
  struct mount_attributes attributes = {.set = MOUNT_NO_SETUID};
  if (!place->is_device) attributes.set |= MOUNT_NO_DEVICES;
  if (!place->is_writable) attributes.set |= MOUNT_READ_ONLY;
  if (syscall(SYS_mount_setattr, tree, "", TREE_EMPTY_PATH | TREE_RECURSIVE, &attributes, sizeof attributes) != 0) {
    return -1;
  }
  return tree;
}

int confined_mount(const struct confined_program *program) {
  int trees[maximum_places];
  if (program->place_count > maximum_places) {
    errno = E2BIG;
    return -1;
  }
  if (mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) != 0) return -1;
  // All are taken before the new tree hides one of them.
  for (size_t index = 0; index < program->place_count; index++) {
    const struct confined_place *place = &program->places[index];
    int is_copied = !place->link && !(place->is_hidden && place->is_folder);
    trees[index] = is_copied ? copy_of(place) : -1;
    if (is_copied && trees[index] < 0) return -1;
  }
  if (mount("tmpfs", program->mount_point, "tmpfs", MS_NOSUID | MS_NODEV, "size=1m,mode=755") != 0) return -1;
  if (chdir(program->mount_point) != 0) return -1;
  if (mkdir("tmp", 0700) != 0) return -1;
  if (mount("tmpfs", "tmp", "tmpfs", MS_NOSUID | MS_NODEV, program->temporary_options) != 0) return -1;
  for (size_t index = 0; index < program->place_count; index++) {
    const struct confined_place *place = &program->places[index];
    const char *path = place->path + 1;
    if (place->link) {
      if (make_parents(path) != 0 || (symlink(place->link, path) != 0 && errno != EEXIST)) return -1;
      continue;
    }
    if (make_place(path, place->is_folder) != 0) return -1;
    if (trees[index] < 0) {
      if (mount("tmpfs", path, "tmpfs", MS_NOSUID | MS_NODEV | MS_RDONLY, "size=4k,mode=555") != 0) return -1;
      continue;
    }
    if (syscall(SYS_move_mount, trees[index], "", AT_FDCWD, path, MOVE_EMPTY_PATH) != 0) return -1;
  }
  if (mkdir("proc", 0555) != 0 || mount("proc", "proc", "proc", MS_NOSUID | MS_NODEV | MS_NOEXEC, NULL) != 0) return -1;
  if (syscall(SYS_pivot_root, ".", ".") != 0 || umount2(".", MNT_DETACH) != 0 || chdir("/") != 0) return -1;
  return mount(NULL, "/", NULL, MS_REMOUNT | MS_BIND | MS_RDONLY | MS_NOSUID | MS_NODEV, NULL);
}
#endif
