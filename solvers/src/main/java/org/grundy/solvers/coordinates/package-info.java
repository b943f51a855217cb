/// Heaps that move together: every position of a box of sizes is valued in one sweep, each after
/// those that it can become.
///
/// One package because values and outcomes are found in the same boxes, in the same order and from
/// the same lines of options.
@NullMarked
package org.grundy.solvers.coordinates;

import org.jspecify.annotations.NullMarked;
