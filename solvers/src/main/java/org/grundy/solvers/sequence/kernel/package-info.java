/// The base that all ways to compute a sequence share.
@NullMarked
package org.grundy.solvers.sequence.kernel;

import org.jspecify.annotations.NullMarked;
