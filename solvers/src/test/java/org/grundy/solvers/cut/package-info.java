/// Tests of the cut method.
@NullMarked
package org.grundy.solvers.cut;

import org.jspecify.annotations.NullMarked;
