#ifdef __linux__
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/capability.h>
#include <linux/securebits.h>
#include <sched.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "steps.h"

#ifndef SYS_close_range
#define SYS_close_range 436
#endif
#define MARK_ALL_CLOSE_ON_EXEC 4

/// The step that failed in a child, and why, as its parent reads them.
struct failure {
  const char *step;
  int code;
};

/// Gives each signal the action and the mask that a program begins with.
static void reset_signals(void) {
  struct sigaction standard = {.sa_handler = SIG_DFL};
  for (int number = 1; number < NSIG; number++) sigaction(number, &standard, NULL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

/// Makes three descriptors the first three. They may be among the first three already, in any order.
static int set_descriptors(const int descriptors[3]) {
  int own[3];
  for (int index = 0; index < 3; index++) {
    own[index] = fcntl(descriptors[index], F_DUPFD_CLOEXEC, 10);
    if (own[index] < 0) return -1;
  }
  for (int index = 0; index < 3; index++) {
    if (dup2(own[index], index) < 0) return -1;
  }
  return 0;
}

enum { seconds_to_end = 10 };

static int set_limits(const struct confined_program *program) {
  for (size_t index = 0; index < program->limit_count; index++) {
    const struct confined_limit *limit = &program->limits[index];
    struct rlimit both;
    if (getrlimit(limit->resource, &both) != 0) return -1;
    // A program whose time is over is asked to end before it is ended. A limit that is lower already stays.
    rlim_t end = limit->value + (limit->resource == RLIMIT_CPU ? seconds_to_end : 0);
    if (both.rlim_max == RLIM_INFINITY || both.rlim_max > end) both.rlim_max = end;
    both.rlim_cur = both.rlim_max < limit->value ? both.rlim_max : limit->value;
    if (setrlimit(limit->resource, &both) != 0) return -1;
  }
  return 0;
}

int confined_drop_capabilities(void) {
  // A program that a superuser starts doesn't get them back.
  if (prctl(PR_SET_SECUREBITS, SECBIT_NOROOT | SECBIT_NOROOT_LOCKED | SECBIT_NO_SETUID_FIXUP
            | SECBIT_NO_SETUID_FIXUP_LOCKED, 0, 0, 0) != 0 && errno != EPERM) return -1;
  struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3};
  struct __user_cap_data_struct none[_LINUX_CAPABILITY_U32S_3] = {{0}};
  return (int)syscall(SYS_capset, &header, none);
}

/// Turns the child into the program; returns the name of the step that failed.
static const char *become(const struct confined_program *program, uid_t user, gid_t group) {
  if (setpgid(0, 0) != 0) return "setpgid";
  reset_signals();
  if (set_descriptors(program->descriptors) != 0) return "dup";
  // Linux 5.11. A program without walls may inherit what others left open.
  if (syscall(SYS_close_range, 3U, ~0U, MARK_ALL_CLOSE_ON_EXEC) != 0 && program->wall != CONFINED_BY_NOTHING) {
    return "close_range";
  }
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return "no_new_privs";
  if (program->wall == CONFINED_BY_NAMESPACES) {
    if (confined_map_user(user, group) != 0) return "uid_map";
    if (confined_mount(program) != 0) return "mount";
  }
  if (set_limits(program) != 0) return "setrlimit";
  // It ends with the thread that starts it.
  if (prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0) != 0) return "pdeathsig";
  if (program->wall != CONFINED_BY_NOTHING) {
    if (confined_drop_capabilities() != 0) return "capset";
    if (program->wall == CONFINED_BY_LANDLOCK && confined_restrict_files(program) != 0) return "landlock";
    if (confined_filter_calls(program) != 0) return "seccomp";
  }
  execve(program->arguments[0], program->arguments, program->environment);
  return "execve";
}

pid_t confined_start(const struct confined_program *program, const char **step) {
  int report[2];
  *step = "pipe";
  if (pipe2(report, O_CLOEXEC) != 0) return -1;
  // The program's first three descriptors are others.
  int report_end = fcntl(report[1], F_DUPFD_CLOEXEC, 10);
  close(report[1]);
  if (report_end < 0) {
    int code = errno;
    close(report[0]);
    errno = code;
    return -1;
  }
  uid_t user = geteuid();
  gid_t group = getegid();
  unsigned long flags = SIGCHLD;
  if (program->wall == CONFINED_BY_NAMESPACES) {
    flags |= CLONE_NEWUSER | CLONE_NEWNS | CLONE_NEWPID | CLONE_NEWNET | CLONE_NEWIPC | CLONE_NEWUTS;
  }
  // No signal's handler runs in the child.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  *step = "clone";
  pid_t process = (pid_t)syscall(SYS_clone, flags, 0UL, 0UL, 0UL, 0UL);
  if (process == 0) {
    struct failure failure = {.step = become(program, user, group)};
    failure.code = errno;
    (void)!write(report_end, &failure, sizeof failure);
    _exit(127);
  }
  int code = errno;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  close(report_end);
  if (process > 0) {
    // The child's pointer is one of this program's too: both have the same code.
    struct failure failure;
    ssize_t count;
    do count = read(report[0], &failure, sizeof failure);
    while (count < 0 && errno == EINTR);
    if (count == (ssize_t)sizeof failure) {
      *step = failure.step;
      code = failure.code;
      while (waitpid(process, NULL, 0) < 0 && errno == EINTR) {}
      process = -1;
    }
  }
  close(report[0]);
  errno = code;
  return process;
}

long long confined_processor_time(pid_t process) {
  clockid_t clock;
  struct timespec time;
  if (clock_getcpuclockid(process, &clock) != 0 || clock_gettime(clock, &time) != 0) return -1;
  return (long long)time.tv_sec * 1000000000 + time.tv_nsec;
}
#endif
