/// A count of the sums that have a value: starts counted by their values, and the consequences for
/// the sums that are chosen among them.
@NullMarked
package org.grundy.solvers.count;

import org.jspecify.annotations.NullMarked;
