/// Boards of at most 64 cells: a component is one word.
@NullMarked
package org.grundy.solvers.component.placement.word;

import org.jspecify.annotations.NullMarked;
