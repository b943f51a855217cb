/// Positions under numbers: what the states of a game are and which options they have is said by a
/// [org.grundy.solvers.space.Space]. Their values, or who wins them, are found in a
/// [sweep][org.grundy.solvers.space.StateSweep] through all of them or in a
/// [walk][org.grundy.solvers.space.Walk] through those that are reached, and one run asks either.
@NullMarked
package org.grundy.solvers.space;

import org.jspecify.annotations.NullMarked;
