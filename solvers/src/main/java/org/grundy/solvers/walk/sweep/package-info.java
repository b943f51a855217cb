/// The order in which a sweep comes to the cells of a board, and boards laid out in that order.
@NullMarked
package org.grundy.solvers.walk.sweep;

import org.jspecify.annotations.NullMarked;
