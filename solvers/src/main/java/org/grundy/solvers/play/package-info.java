/// The definition itself, by plain recursion over options with a memo: slow, for every game, and
/// the oracle of every other method.
///
/// One package because all of it is one recursion: what it walks over, what it takes as known, and
/// what it tells.
@NullMarked
package org.grundy.solvers.play;

import org.jspecify.annotations.NullMarked;
