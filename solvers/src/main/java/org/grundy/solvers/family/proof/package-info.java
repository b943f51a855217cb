/// What is said of a table or one of its lines, how far it is known to be true, and the theorems
/// that prove or refute it for all starts.
@NullMarked
package org.grundy.solvers.family.proof;

import org.jspecify.annotations.NullMarked;
