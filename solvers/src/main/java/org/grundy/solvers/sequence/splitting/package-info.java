/// Games that leave two heaps at most: the values of splits, plainly and by rare heaps.
///
/// More than a dozen types, as one computation passes from way to way and they share its tables.
///
/// One package because the ways to compute the same values share one history and are changed on the
/// way, and what they share is seen nowhere else.
@NullMarked
package org.grundy.solvers.sequence.splitting;

import org.jspecify.annotations.NullMarked;
