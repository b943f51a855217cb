/// Answers in words and as JSON: who wins, what the components are worth, which moves win and why;
/// and what is known where a budget ended the work.
@NullMarked
package org.grundy.workbench.render.answer;

import org.jspecify.annotations.NullMarked;
