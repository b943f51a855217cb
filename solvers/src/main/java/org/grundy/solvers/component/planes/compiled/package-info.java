/// Rules in sets of planes, whatever the size of a board.
@NullMarked
package org.grundy.solvers.component.planes.compiled;

import org.jspecify.annotations.NullMarked;
