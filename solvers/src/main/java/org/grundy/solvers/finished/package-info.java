/// Games that are over before the first move.
@NullMarked
package org.grundy.solvers.finished;

import org.jspecify.annotations.NullMarked;
