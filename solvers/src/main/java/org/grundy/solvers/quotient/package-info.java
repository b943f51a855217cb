/// Misère quotients: the finite commutative monoids in which sums of a game's positions are equal
/// exactly where no sum tells them apart under misère play (Plambeck 2005; Plambeck and Siegel,
/// "Misère quotients for impartial games", 2008).
///
/// [org.grundy.solvers.quotient.QuotientSearch] guesses a quotient from the outcomes of small sums
/// and proves it by the records that all sums have in it; what it returns is proved for the letters
/// that it was given, whatever the guess.
@NullMarked
package org.grundy.solvers.quotient;

import org.jspecify.annotations.NullMarked;
