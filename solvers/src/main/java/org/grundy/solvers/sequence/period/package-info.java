/// Periods: how they are seen in values, and the theorems that prove them.
@NullMarked
package org.grundy.solvers.sequence.period;

import org.jspecify.annotations.NullMarked;
