/// Component search against the definition.
@NullMarked
package org.grundy.solvers.search;

import org.jspecify.annotations.NullMarked;
