/// Component search against the definition.
@NullMarked
package org.grundy.solvers.component.planes;

import org.jspecify.annotations.NullMarked;
