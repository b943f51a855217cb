/// Heaps under misère play: genera, tame games, and the outcomes of sums.
@NullMarked
package org.grundy.solvers.play.genus;

import org.jspecify.annotations.NullMarked;
