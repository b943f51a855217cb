/// Outcomes of sums of boards under misère play, where components have no values.
@NullMarked
package org.grundy.solvers.component.planes.misere;

import org.jspecify.annotations.NullMarked;
