#ifdef __linux__
#define _GNU_SOURCE
#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "steps.h"

#if defined(__x86_64__)
#define OWN_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define OWN_ARCHITECTURE AUDIT_ARCH_AARCH64
#else
#error "the system calls of this processor have numbers that aren't known here"
#endif

#ifndef SYS_clone3
#define SYS_clone3 435
#endif

enum { maximum_instructions = 512, kind_of_socket = 0xF };

struct filter {
  struct sock_filter code[maximum_instructions];
  unsigned short count;
};

static void add(struct filter *filter, struct sock_filter instruction) {
  if (filter->count < maximum_instructions) filter->code[filter->count++] = instruction;
}

static void load(struct filter *filter, size_t offset) {
  add(filter, (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, (unsigned)offset));
}

/// The low half of an argument of a call.
static size_t argument(int index) { return offsetof(struct seccomp_data, args) + 8 * (size_t)index; }

static void give(struct filter *filter, int code) {
  add(filter, (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | (unsigned)code));
}

static void allow(struct filter *filter) {
  add(filter, (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW));
}

/// Passes over some instructions unless the loaded word is a number.
static void unless_equal(struct filter *filter, unsigned number, unsigned char count) {
  add(filter, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, 0, count));
}

/// Passes over some instructions unless the loaded word has one of some bits.
static void unless_any(struct filter *filter, unsigned bits, unsigned char count) {
  add(filter, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, bits, 0, count));
}

/// Refuses calls with an error; with 0, they do nothing and say that they did.
static void refuse(struct filter *filter, const int *calls, size_t count, int code) {
  for (size_t index = 0; index < count; index++) {
    unless_equal(filter, (unsigned)calls[index], 1);
    give(filter, code);
  }
}

#define REFUSE(filter, calls, code) refuse(filter, calls, sizeof calls / sizeof calls[0], code)

/// Calls by which a program reaches the kernel's or another program's inside, or changes the machine.
static const int of_machine[] = {
    SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_kcmp,
    SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot, SYS_unshare, SYS_setns,
    SYS_swapon, SYS_swapoff, SYS_reboot, SYS_acct, SYS_quotactl, SYS_syslog,
    SYS_init_module, SYS_finit_module, SYS_delete_module, SYS_kexec_load,
    SYS_sethostname, SYS_setdomainname, SYS_settimeofday, SYS_clock_settime, SYS_adjtimex,
    SYS_keyctl, SYS_add_key, SYS_request_key, SYS_bpf, SYS_perf_event_open, SYS_userfaultfd,
    SYS_open_by_handle_at, SYS_name_to_handle_at, SYS_fanotify_init,
    425, 426, 427,                          // io_uring: calls that no filter sees
    428, 429, 430, 431, 432, 433, 442,      // mounts as file descriptors
    438,                                    // pidfd_getfd
#ifdef SYS_iopl
    SYS_iopl, SYS_ioperm,
#endif
};

/// Calls that start processes, or take one out of its group.
static const int of_processes[] = {
#ifdef SYS_fork
    SYS_fork, SYS_vfork,
#endif
    SYS_setsid, SYS_setpgid,
};

/// Calls that share memory and messages with other programs. What is shared counts for no limit of memory.
static const int of_sharing[] = {
    SYS_memfd_create, SYS_shmget, SYS_shmat, SYS_msgget, SYS_msgsnd, SYS_msgrcv, SYS_semget, SYS_semop, SYS_mq_open,
};

/// Calls that reach other processes, where these can be seen.
static const int to_processes[] = {SYS_kill, SYS_tkill, SYS_rt_sigqueueinfo, SYS_rt_tgsigqueueinfo, 424, 434,
                                   SYS_setpriority, SYS_sched_setscheduler, SYS_sched_setparam, SYS_sched_setattr,
                                   SYS_sched_setaffinity, SYS_ioprio_set};

/// Calls that change what is noted of a file, which Landlock doesn't look at.
static const int on_files[] = {
#ifdef SYS_chmod
    SYS_chmod, SYS_chown, SYS_lchown, SYS_utime, SYS_utimes, SYS_futimesat,
#endif
    SYS_fchmod, SYS_fchmodat, SYS_fchown, SYS_fchownat, SYS_utimensat, 452,
    SYS_setxattr, SYS_lsetxattr, SYS_fsetxattr, SYS_removexattr, SYS_lremovexattr, SYS_fremovexattr, 463, 466,
};

static const unsigned new_namespaces =
    CLONE_NEWUSER | CLONE_NEWNS | CLONE_NEWPID | CLONE_NEWNET | CLONE_NEWIPC | CLONE_NEWUTS | CLONE_NEWCGROUP;

int confined_filter_calls(const struct confined_program *program) {
  struct filter filter = {.count = 0};
  load(&filter, offsetof(struct seccomp_data, arch));
  unless_equal(&filter, OWN_ARCHITECTURE, 1);
  add(&filter, (struct sock_filter)BPF_STMT(BPF_JMP | BPF_JA, 1));
  give(&filter, ENOSYS);
  load(&filter, offsetof(struct seccomp_data, nr));
#ifdef __x86_64__
  // The same calls with shorter pointers have numbers of their own.
  add(&filter, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1));
  give(&filter, ENOSYS);
#endif
  REFUSE(&filter, of_machine, EPERM);
  if (!program->may_start_programs) {
    REFUSE(&filter, of_processes, EPERM);
    REFUSE(&filter, of_sharing, EPERM);
    // Memory that is shared and that no file holds.
    unless_equal(&filter, SYS_mmap, 5);
    load(&filter, argument(3));
    unless_any(&filter, MAP_ANONYMOUS, 2);
    unless_any(&filter, MAP_SHARED, 1);
    give(&filter, EPERM);
    load(&filter, offsetof(struct seccomp_data, nr));
    // The limits of another process.
    unless_equal(&filter, SYS_prlimit64, 6);
    load(&filter, argument(0));
    unless_equal(&filter, 0, 1);
    allow(&filter);
    unless_equal(&filter, (unsigned)getpid(), 1);
    allow(&filter);
    give(&filter, EPERM);
    // A pair of datagram sockets sends to other sockets too.
    unless_equal(&filter, SYS_socketpair, 5);
    load(&filter, argument(1));
    add(&filter, (struct sock_filter)BPF_STMT(BPF_ALU | BPF_AND | BPF_K, kind_of_socket));
    unless_equal(&filter, SOCK_STREAM, 1);
    allow(&filter);
    give(&filter, EPERM);
  }
  if (program->wall == CONFINED_BY_LANDLOCK && !program->may_start_programs) {
    REFUSE(&filter, to_processes, EPERM);
    REFUSE(&filter, on_files, 0);
    unless_equal(&filter, SYS_tgkill, 4);
    load(&filter, argument(0));
    unless_equal(&filter, (unsigned)getpid(), 1);
    allow(&filter);
    give(&filter, EPERM);
  }
  if (!program->may_start_programs) {
    // It ends with the program that started it, whatever it asks for.
    unless_equal(&filter, SYS_prctl, 4);
    load(&filter, argument(0));
    unless_equal(&filter, PR_SET_PDEATHSIG, 1);
    give(&filter, EPERM);
    load(&filter, offsetof(struct seccomp_data, nr));
  }
  // Its flags lie in memory, where no filter sees them; without it C libraries call the older one.
  unless_equal(&filter, SYS_clone3, 1);
  give(&filter, ENOSYS);
  unless_equal(&filter, SYS_clone, 5);
  load(&filter, argument(0));
  unless_any(&filter, new_namespaces, 1);
  give(&filter, EPERM);
  unless_any(&filter, program->may_start_programs ? ~0U : CLONE_THREAD, 1);
  allow(&filter);
  // Only a clone comes here with its flags loaded.
  load(&filter, offsetof(struct seccomp_data, nr));
  unless_equal(&filter, SYS_clone, 1);
  give(&filter, EPERM);
  unless_equal(&filter, SYS_socket, 5);
  load(&filter, argument(0));
  unless_equal(&filter, AF_INET, 1);
  give(&filter, ENETDOWN);
  unless_equal(&filter, AF_INET6, 1);
  give(&filter, ENETDOWN);
  load(&filter, offsetof(struct seccomp_data, nr));
  unless_equal(&filter, SYS_socket, 1);
  give(&filter, EACCES);
  allow(&filter);
  struct sock_fprog all = {.len = filter.count, .filter = filter.code};
  if (filter.count == maximum_instructions) {
    errno = E2BIG;
    return -1;
  }
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &all, 0, 0);
}
#endif
