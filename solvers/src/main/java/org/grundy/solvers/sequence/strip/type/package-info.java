/// Types of heaps and what a move makes of each; types that are others with a few tokens more, and
/// types that are one octal game.
@NullMarked
package org.grundy.solvers.sequence.strip.type;

import org.jspecify.annotations.NullMarked;
