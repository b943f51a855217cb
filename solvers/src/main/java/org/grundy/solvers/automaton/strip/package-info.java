/// Theorems about every position of a game on one row of cells: words over its glyphs.
@NullMarked
package org.grundy.solvers.automaton.strip;

import org.jspecify.annotations.NullMarked;
