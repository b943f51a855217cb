/// Tokens that walk on a board that never changes: every cell of the board is valued in one sweep,
/// and several tokens are a sum.
@NullMarked
package org.grundy.solvers.walk;

import org.jspecify.annotations.NullMarked;
