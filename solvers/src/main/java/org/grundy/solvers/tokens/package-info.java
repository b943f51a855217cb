/// Tokens that block each other: Nim of the gaps between them, and a search over their places.
@NullMarked
package org.grundy.solvers.tokens;

import org.jspecify.annotations.NullMarked;
