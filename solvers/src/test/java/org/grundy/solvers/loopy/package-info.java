/// Tests of games whose plays may go on for ever.
@NullMarked
package org.grundy.solvers.loopy;

import org.jspecify.annotations.NullMarked;
