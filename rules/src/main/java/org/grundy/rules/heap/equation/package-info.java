/// Equations between heap sizes, compiled into loops over their options, and the proof that games
/// by equations end.
@NullMarked
package org.grundy.rules.heap.equation;

import org.jspecify.annotations.NullMarked;
