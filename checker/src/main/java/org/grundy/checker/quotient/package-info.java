/// The check of misère quotients: the monoid from the steps of its generators, and the records of
/// all sums from the literal moves of heaps.
@NullMarked
package org.grundy.checker.quotient;

import org.jspecify.annotations.NullMarked;
