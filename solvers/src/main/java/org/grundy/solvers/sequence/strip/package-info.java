/// Strips as heaps of several types: what can be derived, from the lines of any game on a strip, of
/// the runs of equal cells between two ends.
@NullMarked
package org.grundy.solvers.sequence.strip;

import org.jspecify.annotations.NullMarked;
