/// Tests of the cut method.
@NullMarked
package org.grundy.solvers.cut.region;

import org.jspecify.annotations.NullMarked;
