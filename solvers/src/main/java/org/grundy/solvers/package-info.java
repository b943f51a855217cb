/// The base of all methods of solving: problems, verdicts, plans, solutions, and the theory of
/// sums. Each method has a package of its own; the planner chooses among them. One package because
/// these are the words that every method speaks: each is named in the signatures of others.
@NullMarked
package org.grundy.solvers;

import org.jspecify.annotations.NullMarked;
