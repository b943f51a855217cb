/// Lessons: texts with positions and goals, read, checked against what Grundy computes, and told to
/// the page.
@NullMarked
package org.grundy.web.lesson;

import org.jspecify.annotations.NullMarked;
