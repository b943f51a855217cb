/// Every method against the definition.
@NullMarked
package org.grundy.solvers;

import org.jspecify.annotations.NullMarked;
