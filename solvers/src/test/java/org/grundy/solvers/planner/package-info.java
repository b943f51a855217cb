@NullMarked
package org.grundy.solvers.planner;

import org.jspecify.annotations.NullMarked;
