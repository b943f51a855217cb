/// Heaps that move together which come down to single heaps: as their sum, where each move changes
/// one size, or as their product (the Tartan theorem).
@NullMarked
package org.grundy.solvers.product;

import org.jspecify.annotations.NullMarked;
