/// Games of heaps, and strips whose runs are heaps: every value is a term of a sequence, computed
/// once up to the largest heap, or read off a proved period.
///
/// One package because this is what all else sees of sequences; the ways to compute are below.
@NullMarked
package org.grundy.solvers.sequence;

import org.jspecify.annotations.NullMarked;
