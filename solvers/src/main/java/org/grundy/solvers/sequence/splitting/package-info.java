/// Games that leave two heaps at most: the values of splits, plainly and by rare heaps.
///
/// More than a dozen types, as one computation passes from way to way and they share its tables.
@NullMarked
package org.grundy.solvers.sequence.splitting;

import org.jspecify.annotations.NullMarked;
