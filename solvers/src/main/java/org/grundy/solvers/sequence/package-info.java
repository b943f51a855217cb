/// Games of heaps, and strips that are heaps in disguise: every value is a term of one sequence,
/// computed once up to the largest heap, or read off a proved period.
@NullMarked
package org.grundy.solvers.sequence;

import org.jspecify.annotations.NullMarked;
