/// What every way to compute a sequence has in common.
@NullMarked
package org.grundy.solvers.sequence.kernel;

import org.jspecify.annotations.NullMarked;
