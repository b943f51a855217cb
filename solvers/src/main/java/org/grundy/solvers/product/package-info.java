/// Two heaps that move together as the product of two single heaps: their values are nim products
/// (the Tartan theorem).
@NullMarked
package org.grundy.solvers.product;

import org.jspecify.annotations.NullMarked;
