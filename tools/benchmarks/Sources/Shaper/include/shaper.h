#pragma once
#include <stddef.h>

/// HarfBuzz with a font, and a buffer that is used again and again.
typedef struct Shaper Shaper;

/// Opens the machine's HarfBuzz with a font's file, of `length` bytes; null where there is none.
Shaper *shaper_open(const char *bytes, size_t length);

/// Shapes a text of `length` bytes of UTF-8 in one line, and gives the sum of its glyphs' advances in font units.
long shaper_width(Shaper *shaper, const char *text, size_t length);

/// HarfBuzz's version.
const char *shaper_version(const Shaper *shaper);
