/// The statements about a table or one of its lines, the extent to which each is known to be true,
/// and the theorems that prove or refute it for all starts. One package because a theorem settles
/// statements and is seen by nobody else.
@NullMarked
package org.grundy.solvers.family.proof;

import org.jspecify.annotations.NullMarked;
