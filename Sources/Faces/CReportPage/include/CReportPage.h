#pragma once

// The modules of the report's script, and its style, as they stand in the folder Page. A C compiler takes the bytes of a file as they are,
// where Swift's looks at 200,000 numbers of an array one by one.

/// The text of a file of that folder, such as `text.js`; null where there is none.
const char *report_page_file(const char *name);
