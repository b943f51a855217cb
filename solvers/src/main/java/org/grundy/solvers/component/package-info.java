/// The one search over components (J. Lemoine and S. Viennot, "Nimbers are inevitable", 2010).
///
/// A [SearchBoard] gives every component a number and says how it splits, what its options are, how
/// long its play may be and what is known of it; [ComponentSearch] knows nothing else, and lets
/// [BestFirst] search large ones. Tables ([WordTable], [KeyTable]), threads ([ParallelSearch]),
/// partial answers, winning patterns and resuming ([ComponentRun]) are here once, for every kind of
/// board: masks of living cells (`placement`), planes of glyphs (`planes`) and graphs (`graph`).
/// One package because the two ways to search share their table, their options and what a thread
/// says to the others.
@NullMarked
package org.grundy.solvers.component;

import org.jspecify.annotations.NullMarked;
