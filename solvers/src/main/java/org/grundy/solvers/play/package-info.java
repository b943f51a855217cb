/// The definition itself, by plain recursion over options with a memo: slow, for every game, and
/// the oracle of every other method.
@NullMarked
package org.grundy.solvers.play;

import org.jspecify.annotations.NullMarked;
