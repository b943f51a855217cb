/// What all methods of solving share: problems, verdicts, plans, solutions, and the theory of sums.
/// Each method has a package of its own; the planner chooses among them.
@NullMarked
package org.grundy.solvers;

import org.jspecify.annotations.NullMarked;
