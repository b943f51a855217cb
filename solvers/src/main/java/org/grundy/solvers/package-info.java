/// From a problem to a solution: the planner, the methods it chooses among (one package each) and
/// the theory of sums that they share.
@NullMarked
package org.grundy.solvers;

import org.jspecify.annotations.NullMarked;
