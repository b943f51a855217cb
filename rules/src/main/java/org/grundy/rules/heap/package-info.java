/// The moves of heaps: take-and-break codes, subtraction sets and equations, compiled from the tree
/// into forms that can be enumerated, and the proof that equations end.
@NullMarked
package org.grundy.rules.heap;

import org.jspecify.annotations.NullMarked;
