/// The choice among the methods, and the one place where they are listed.
@NullMarked
package org.grundy.solvers.planner;

import org.jspecify.annotations.NullMarked;
