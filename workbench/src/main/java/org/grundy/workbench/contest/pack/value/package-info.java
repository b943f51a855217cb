/// The code in C++ by which a right program finds out what a position is worth: by a table, by the
/// lines that moves clear, by the cells on which a token stands.
@NullMarked
package org.grundy.workbench.contest.pack.value;

import org.jspecify.annotations.NullMarked;
