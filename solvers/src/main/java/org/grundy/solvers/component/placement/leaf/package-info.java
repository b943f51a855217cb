/// Values of small components, found once for all that are the same graph.
@NullMarked
package org.grundy.solvers.component.placement.leaf;

import org.jspecify.annotations.NullMarked;
