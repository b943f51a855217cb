/// Answers in words and as JSON: who wins, what the components are worth, which moves win and why;
/// and what is known where a budget ended the work.
///
/// One package because each type tells the same answer in another form, and they share its parts.
@NullMarked
package org.grundy.workbench.render.answer;

import org.jspecify.annotations.NullMarked;
