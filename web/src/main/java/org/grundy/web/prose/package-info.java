/// Markdown for the page: what is told of games, and lessons.
@NullMarked
package org.grundy.web.prose;

import org.jspecify.annotations.NullMarked;
