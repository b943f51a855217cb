/// The statements about a table or one of its lines, the extent to which each is known to be true,
/// and the theorems that prove or refute it for all starts.
@NullMarked
package org.grundy.solvers.family.proof;

import org.jspecify.annotations.NullMarked;
