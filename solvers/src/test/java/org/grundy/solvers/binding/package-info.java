/// Tests of games in which a move binds the next one.
@NullMarked
package org.grundy.solvers.binding;

import org.jspecify.annotations.NullMarked;
