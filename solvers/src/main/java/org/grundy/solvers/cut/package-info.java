/// Games whose moves clear whole lines, so that every component stays a rectangle of the untouched
/// board.
@NullMarked
package org.grundy.solvers.cut;

import org.jspecify.annotations.NullMarked;
