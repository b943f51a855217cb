@NullMarked
package org.grundy.solvers.coordinates;

import org.jspecify.annotations.NullMarked;
