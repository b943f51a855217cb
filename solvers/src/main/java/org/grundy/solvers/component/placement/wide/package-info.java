/// Boards of more than 64 cells: a component is several words.
@NullMarked
package org.grundy.solvers.component.placement.wide;

import org.jspecify.annotations.NullMarked;
