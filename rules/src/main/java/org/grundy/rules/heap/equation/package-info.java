/// Equations between heap sizes, compiled into loops over their options, and the proof that games
/// by equations end.
///
/// One package because all of it reads the same columns: what an alternative leaves is compiled
/// once into forms and conditions over them ([org.grundy.rules.heap.equation.Choices]), and loops,
/// proofs and the recognition of simpler games each look at these without making them public.
@NullMarked
package org.grundy.rules.heap.equation;

import org.jspecify.annotations.NullMarked;
