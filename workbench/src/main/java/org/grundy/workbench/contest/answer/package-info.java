/// The answers of contest problems: which positions an input means, what is asked of each, and how
/// the answers are printed.
@NullMarked
package org.grundy.workbench.contest.answer;

import org.jspecify.annotations.NullMarked;
