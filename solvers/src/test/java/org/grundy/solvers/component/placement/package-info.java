/// The search over living cells against the definition, plain search and published values.
@NullMarked
package org.grundy.solvers.component.placement;

import org.jspecify.annotations.NullMarked;
