/// How many sums have a value: starts counted by their values, and what follows of the sums that
/// are chosen among them.
@NullMarked
package org.grundy.solvers.count;

import org.jspecify.annotations.NullMarked;
