#include "CReportPage.h"

#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

static const struct {
  const char *name;
  const char *text;
} files[] = {
    {"text.js", (const char[]){
#embed "Page/text.js" suffix(, 0)
     }},
    {"model.js", (const char[]){
#embed "Page/model.js" suffix(, 0)
     }},
    {"draw.js", (const char[]){
#embed "Page/draw.js" suffix(, 0)
     }},
    {"state.js", (const char[]){
#embed "Page/state.js" suffix(, 0)
     }},
    {"words.js", (const char[]){
#embed "Page/words.js" suffix(, 0)
     }},
    {"query.js", (const char[]){
#embed "Page/query.js" suffix(, 0)
     }},
    {"searchbox.js", (const char[]){
#embed "Page/searchbox.js" suffix(, 0)
     }},
    {"findings.js", (const char[]){
#embed "Page/findings.js" suffix(, 0)
     }},
    {"pictures.js", (const char[]){
#embed "Page/pictures.js" suffix(, 0)
     }},
    {"gallery.js", (const char[]){
#embed "Page/gallery.js" suffix(, 0)
     }},
    {"matrix.js", (const char[]){
#embed "Page/matrix.js" suffix(, 0)
     }},
    {"arrange.js", (const char[]){
#embed "Page/arrange.js" suffix(, 0)
     }},
    {"map.js", (const char[]){
#embed "Page/map.js" suffix(, 0)
     }},
    {"marks.js", (const char[]){
#embed "Page/marks.js" suffix(, 0)
     }},
    {"stage.js", (const char[]){
#embed "Page/stage.js" suffix(, 0)
     }},
    {"scroll.js", (const char[]){
#embed "Page/scroll.js" suffix(, 0)
     }},
    {"stages.js", (const char[]){
#embed "Page/stages.js" suffix(, 0)
     }},
    {"rulers.js", (const char[]){
#embed "Page/rulers.js" suffix(, 0)
     }},
    {"views.js", (const char[]){
#embed "Page/views.js" suffix(, 0)
     }},
    {"turn.js", (const char[]){
#embed "Page/turn.js" suffix(, 0)
     }},
    {"changes.js", (const char[]){
#embed "Page/changes.js" suffix(, 0)
     }},
    {"compare.js", (const char[]){
#embed "Page/compare.js" suffix(, 0)
     }},
    {"take.js", (const char[]){
#embed "Page/take.js" suffix(, 0)
     }},
    {"sheet.js", (const char[]){
#embed "Page/sheet.js" suffix(, 0)
     }},
    {"tools.js", (const char[]){
#embed "Page/tools.js" suffix(, 0)
     }},
    {"panel.js", (const char[]){
#embed "Page/panel.js" suffix(, 0)
     }},
    {"scene.js", (const char[]){
#embed "Page/scene.js" suffix(, 0)
     }},
    {"keys.js", (const char[]){
#embed "Page/keys.js" suffix(, 0)
     }},
    {"live.js", (const char[]){
#embed "Page/live.js" suffix(, 0)
     }},
    {"watch.js", (const char[]){
#embed "Page/watch.js" suffix(, 0)
     }},
    {"main.js", (const char[]){
#embed "Page/main.js" suffix(, 0)
     }},
    {"trace.js", (const char[]){
#embed "Page/trace.js" suffix(, 0)
     }},
    {"report.css", (const char[]){
#embed "Page/report.css" suffix(, 0)
     }},
    {"changes.css", (const char[]){
#embed "Page/changes.css" suffix(, 0)
     }},
    {"map.css", (const char[]){
#embed "Page/map.css" suffix(, 0)
     }},
    {"trace.css", (const char[]){
#embed "Page/trace.css" suffix(, 0)
     }},
    {"unpack.js", (const char[]){
#embed "Page/unpack.js" suffix(, 0)
     }},
};

const char *report_page_file(const char *name) {
  for (size_t index = 0; index < sizeof files / sizeof *files; index++) {
    if (strcmp(files[index].name, name) == 0) return files[index].text;
  }
  return NULL;
}
