/// What theorems settle before anything is searched: positions without moves, components that
/// cancel in pairs, and moves that are answered by their images.
@NullMarked
package org.grundy.solvers.decided;

import org.jspecify.annotations.NullMarked;
