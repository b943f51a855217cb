/// The moves of heaps: take-and-break codes and subtraction sets, compiled from the tree into forms
/// that can be enumerated, and what their form says of all moves.
@NullMarked
package org.grundy.rules.heap;

import org.jspecify.annotations.NullMarked;
