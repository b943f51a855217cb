/// Tests of the walk method.
@NullMarked
package org.grundy.solvers.walk;

import org.jspecify.annotations.NullMarked;
