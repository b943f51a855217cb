/// Games whose plays may go on for ever: the values of C. A. B. Smith, found from the end backwards
/// over all positions that can be reached.
@NullMarked
package org.grundy.solvers.loopy;

import org.jspecify.annotations.NullMarked;
