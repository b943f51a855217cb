/// Heaps of several types, all computed together; types that are others with a few tokens more, and
/// types that are one octal game.
@NullMarked
package org.grundy.solvers.sequence.typed;

import org.jspecify.annotations.NullMarked;
