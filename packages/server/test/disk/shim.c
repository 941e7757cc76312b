/*
 * A disk that fails on command, put before a server by LD_PRELOAD. It concerns files in one folder, DISK_FOLDER, and does what
 * the file DISK_CONTROL says at that moment:
 *
 *   full <bytes>   files may grow by this many bytes in all, then the disk is full
 *   read-only      nothing is opened for writing, written or removed
 *   slow <ms>      every sync takes this long
 *   unsynced       every sync fails, after everything was written
 *   failing        the next sync fails, after everything was written; from then on the disk is read-only
 *
 * With DISK_SHADOW set that folder holds what a power cut would leave: the parts of files that were synced, and the names that
 * were synced with their folder. Files of shared memory are never there.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/statfs.h>
#include <time.h>
#include <unistd.h>

#define REAL(type, name, ...) \
  static type (*real)(__VA_ARGS__); \
  if (!real) real = (type(*)(__VA_ARGS__))dlsym(RTLD_NEXT, name)

enum { FILES = 64, RANGES = 65536, HANDLES = 65536 };

struct range { off_t from, to; };
struct file { char path[PATH_MAX]; struct range dirty[RANGES]; int dirties; };
/* A removed name, or with `to` a changed one, that is not synced yet. */
struct name { char path[PATH_MAX], to[PATH_MAX]; };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct file *files[FILES];
static struct name *names[FILES];
static int name_count;
/* The paths of open files in the folder. */
static char *paths[HANDLES];
static char last_command[64];
static long long room;
/* Whether a sync has failed on a failing disk. */
static int failed;

static const char *folder(void) { return getenv("DISK_FOLDER"); }
static const char *shadow(void) { return getenv("DISK_SHADOW"); }

static int is_ours(const char *path) {
  const char *place = folder();
  return place && path && !strncmp(path, place, strlen(place)) && path[strlen(place)] == '/';
}

static int is_durable(const char *path) {
  size_t length = strlen(path);
  return shadow() && !(length > 4 && !strcmp(path + length - 4, "-shm"));
}

static int real_open(const char *path, int flags, mode_t mode) {
  REAL(int, "open", const char *, int, ...);
  return real(path, flags, mode);
}

static int real_truncate(int fd, off_t size) {
  REAL(int, "ftruncate64", int, off_t);
  return real(fd, size);
}

static int real_rename(const char *path, const char *to) {
  REAL(int, "rename", const char *, const char *);
  return real(path, to);
}

/* The command of this moment; true if it is `word`, with its number. */
static int told(const char *word, long long *number) {
  const char *control = getenv("DISK_CONTROL");
  char text[64] = "";
  int fd = control ? real_open(control, O_RDONLY | O_CLOEXEC, 0) : -1;
  if (fd >= 0) {
    ssize_t size = read(fd, text, sizeof text - 1);
    text[size > 0 ? size : 0] = 0;
    close(fd);
  }
  size_t length = strlen(word);
  if (strncmp(text, word, length)) return 0;
  if (strcmp(text, last_command)) {
    strcpy(last_command, text);
    room = atoll(text + length);
    failed = 0;
  }
  if (number) *number = atoll(text + length);
  return 1;
}

static int fails(int error) {
  errno = error;
  return -1;
}

static int read_only(void) { return told("read-only", NULL) || (told("failing", NULL) && failed); }

static struct file *file_of(const char *path) {
  for (int i = 0; i < FILES; i++) {
    if (!files[i]) {
      files[i] = calloc(1, sizeof(struct file));
      strcpy(files[i]->path, path);
    }
    if (!strcmp(files[i]->path, path)) return files[i];
  }
  abort();
  return NULL;
}

static void in_shadow(const char *path, char *out) { snprintf(out, PATH_MAX, "%s%s", shadow(), path + strlen(folder())); }

static void wrote(const char *path, off_t from, off_t to) {
  if (!is_durable(path)) return;
  pthread_mutex_lock(&lock);
  struct file *file = file_of(path);
  if (file->dirties == RANGES) abort();
  file->dirty[file->dirties++] = (struct range){from, to};
  pthread_mutex_unlock(&lock);
}

/* What was written to the file since its last sync is now on the disk. */
static void keep(const char *path) {
  REAL(ssize_t, "pwrite64", int, const void *, size_t, off_t);
  char kept[PATH_MAX], block[65536];
  if (!is_durable(path)) return;
  pthread_mutex_lock(&lock);
  struct file *file = file_of(path);
  in_shadow(path, kept);
  int from = real_open(path, O_RDONLY | O_CLOEXEC, 0), to = real_open(kept, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  struct stat size;
  if (from >= 0 && to >= 0 && !fstat(from, &size)) {
    for (int i = 0; i < file->dirties; i++)
      for (off_t at = file->dirty[i].from; at < file->dirty[i].to;) {
        size_t want = file->dirty[i].to - at;
        ssize_t got = pread(from, block, want < sizeof block ? want : sizeof block, at);
        if (got <= 0) break;
        if (real(to, block, got, at) != got) abort();
        at += got;
      }
    if (real_truncate(to, size.st_size)) abort();
  }
  file->dirties = 0;
  if (from >= 0) close(from);
  if (to >= 0) close(to);
  pthread_mutex_unlock(&lock);
}

/* The folder is synced: names that are gone are gone for good. */
static void keep_names(void) {
  REAL(int, "unlink", const char *);
  char from[PATH_MAX], to[PATH_MAX];
  pthread_mutex_lock(&lock);
  for (int i = 0; i < name_count; i++) {
    in_shadow(names[i]->path, from);
    if (*names[i]->to) {
      in_shadow(names[i]->to, to);
      real_rename(from, to);
    } else
      real(from);
    free(names[i]);
  }
  name_count = 0;
  pthread_mutex_unlock(&lock);
}

static void renamed(const char *path, const char *to) {
  if (!is_durable(path)) return;
  pthread_mutex_lock(&lock);
  if (name_count == FILES) abort();
  struct name *name = calloc(1, sizeof *name);
  strcpy(name->path, path);
  if (to) strcpy(name->to, to);
  names[name_count++] = name;
  pthread_mutex_unlock(&lock);
}

static int opened(int fd, const char *path) {
  if (fd >= 0 && fd < HANDLES) {
    free(paths[fd]);
    paths[fd] = strdup(path);
  }
  return fd;
}

static int open_ours(const char *path, int flags, mode_t mode) {
  if ((flags & (O_WRONLY | O_RDWR)) && read_only()) return fails(EROFS);
  int fd = opened(real_open(path, flags, mode), path);
  if (fd >= 0 && (flags & O_TRUNC)) wrote(path, 0, 0);
  return fd;
}

#define OPEN(name) \
  int name(const char *path, int flags, ...) { \
    va_list rest; \
    va_start(rest, flags); \
    mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0; \
    va_end(rest); \
    const char *place = folder(); \
    if (is_ours(path)) return open_ours(path, flags, mode); \
    int fd = real_open(path, flags, mode); \
    return place && !strcmp(path, place) ? opened(fd, path) : fd; \
  }
OPEN(open)
OPEN(open64)

int close(int fd) {
  REAL(int, "close", int);
  if (fd >= 0 && fd < HANDLES && paths[fd]) {
    free(paths[fd]);
    paths[fd] = NULL;
  }
  return real(fd);
}

static const char *path_of(int fd) { return fd >= 0 && fd < HANDLES ? paths[fd] : NULL; }

/* How much of a write the disk takes: what overwrites needs no room. Negative: nothing, and errno says why. */
static ssize_t allowed(int fd, size_t count, off_t at) {
  struct stat now;
  if (read_only()) return fails(EROFS);
  if (!told("full ", NULL) || fstat(fd, &now)) return count;
  off_t grows = at + (off_t)count - now.st_size;
  if (grows <= 0) return count;
  if (room <= 0) return fails(ENOSPC);
  ssize_t takes = grows <= room ? (ssize_t)count : (ssize_t)count - (grows - room);
  room -= grows <= room ? grows : room;
  return takes > 0 ? takes : fails(ENOSPC);
}

#define PWRITE(name) \
  ssize_t name(int fd, const void *data, size_t count, off_t at) { \
    REAL(ssize_t, #name, int, const void *, size_t, off_t); \
    if (!path_of(fd)) return real(fd, data, count, at); \
    ssize_t takes = allowed(fd, count, at); \
    if (takes < 0) return takes; \
    ssize_t done = real(fd, data, takes, at); \
    if (done > 0) wrote(path_of(fd), at, at + done); \
    return done; \
  }
PWRITE(pwrite)
PWRITE(pwrite64)

ssize_t write(int fd, const void *data, size_t count) {
  REAL(ssize_t, "write", int, const void *, size_t);
  if (!path_of(fd)) return real(fd, data, count);
  off_t at = lseek(fd, 0, SEEK_CUR);
  ssize_t takes = allowed(fd, count, at);
  if (takes < 0) return takes;
  ssize_t done = real(fd, data, takes);
  if (done > 0) wrote(path_of(fd), at, at + done);
  return done;
}

#define TRUNCATE(name) \
  int name(int fd, off_t size) { \
    REAL(int, #name, int, off_t); \
    struct stat now; \
    if (!path_of(fd)) return real(fd, size); \
    if (read_only()) return fails(EROFS); \
    if (!fstat(fd, &now) && size > now.st_size && told("full ", NULL) && (room -= size - now.st_size) < 0) \
      return fails(ENOSPC); \
    int done = real(fd, size); \
    if (!done) wrote(path_of(fd), 0, 0); \
    return done; \
  }
TRUNCATE(ftruncate)
TRUNCATE(ftruncate64)

#define SYNC(name) \
  int name(int fd) { \
    REAL(int, #name, int); \
    const char *path = path_of(fd); \
    long long ms = 0; \
    if (!path) return real(fd); \
    if (told("slow ", &ms)) nanosleep(&(struct timespec){ms / 1000, ms % 1000 * 1000000}, NULL); \
    if (told("unsynced", NULL)) return fails(EIO); \
    if (told("failing", NULL)) { \
      failed = 1; \
      return fails(EIO); \
    } \
    if (!shadow()) return real(fd); \
    /* The shadow is the disk: waiting for the real one would only take time. */ \
    if (!strcmp(path, folder())) keep_names(); \
    else keep(path); \
    return 0; \
  }
SYNC(fsync)
SYNC(fdatasync)

int unlink(const char *path) {
  REAL(int, "unlink", const char *);
  if (!is_ours(path)) return real(path);
  if (read_only()) return fails(EROFS);
  int done = real(path);
  if (!done) renamed(path, NULL);
  return done;
}

int rename(const char *path, const char *to) {
  if (!is_ours(path)) return real_rename(path, to);
  if (read_only()) return fails(EROFS);
  int done = real_rename(path, to);
  if (!done) renamed(path, to);
  return done;
}

#define STATFS(name, type) \
  int name(const char *path, struct type *out) { \
    REAL(int, #name, const char *, struct type *); \
    int done = real(path, out); \
    if (!done && folder() && !strcmp(path, folder()) && told("full ", NULL)) out->f_bavail = 0; \
    return done; \
  }
STATFS(statfs, statfs)
STATFS(statfs64, statfs64)
