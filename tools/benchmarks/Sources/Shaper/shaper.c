#include "shaper.h"

#include <dlfcn.h>
#include <stdint.h>
#include <stdlib.h>

// HarfBuzz's records begin with what is read of them here.
typedef struct {
  int32_t x_advance, y_advance, x_offset, y_offset;
  uint32_t own;
} Position;

struct Shaper {
  void *font, *buffer;
  const char *(*version)(void);
  void (*clear)(void *);
  void (*add)(void *, const char *, int, unsigned, int);
  void (*guess)(void *);
  void (*shape)(void *, void *, const void *, unsigned);
  Position *(*positions)(void *, unsigned *);
};

Shaper *shaper_open(const char *bytes, size_t length) {
  void *library = dlopen("libharfbuzz.so.0", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) library = dlopen("libharfbuzz.0.dylib", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return NULL;
  void *(*make_blob)(const char *, unsigned, int, void *, void *) = dlsym(library, "hb_blob_create");
  void *(*make_face)(void *, unsigned) = dlsym(library, "hb_face_create");
  void *(*make_font)(void *) = dlsym(library, "hb_font_create");
  void *(*make_buffer)(void) = dlsym(library, "hb_buffer_create");
  Shaper *shaper = calloc(1, sizeof(Shaper));
  if (shaper == NULL) return NULL;
  shaper->version = dlsym(library, "hb_version_string");
  shaper->clear = dlsym(library, "hb_buffer_clear_contents");
  shaper->add = dlsym(library, "hb_buffer_add_utf8");
  shaper->guess = dlsym(library, "hb_buffer_guess_segment_properties");
  shaper->shape = dlsym(library, "hb_shape");
  shaper->positions = dlsym(library, "hb_buffer_get_glyph_positions");
  const int copied = 0;
  shaper->font = make_font(make_face(make_blob(bytes, (unsigned)length, copied, NULL, NULL), 0));
  shaper->buffer = make_buffer();
  return shaper;
}

long shaper_width(Shaper *shaper, const char *text, size_t length) {
  shaper->clear(shaper->buffer);
  shaper->add(shaper->buffer, text, (int)length, 0, (int)length);
  shaper->guess(shaper->buffer);
  shaper->shape(shaper->font, shaper->buffer, NULL, 0);
  unsigned count = 0;
  const Position *positions = shaper->positions(shaper->buffer, &count);
  long width = 0;
  for (unsigned index = 0; index < count; index++) width += positions[index].x_advance;
  return width;
}

const char *shaper_version(const Shaper *shaper) { return shaper->version(); }
