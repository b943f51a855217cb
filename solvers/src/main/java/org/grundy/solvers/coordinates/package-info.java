/// Heaps that move together: every position of a box of sizes is valued in one sweep, each after
/// those that it can become.
@NullMarked
package org.grundy.solvers.coordinates;

import org.jspecify.annotations.NullMarked;
