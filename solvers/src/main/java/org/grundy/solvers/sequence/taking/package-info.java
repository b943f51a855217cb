/// Subtraction sets.
@NullMarked
package org.grundy.solvers.sequence.taking;

import org.jspecify.annotations.NullMarked;
