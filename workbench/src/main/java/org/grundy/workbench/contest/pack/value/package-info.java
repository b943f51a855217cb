/// What a right program does to find out what a position is worth, in C++: by a table, by the lines
/// that moves clear, by the cells on which a token stands.
@NullMarked
package org.grundy.workbench.contest.pack.value;

import org.jspecify.annotations.NullMarked;
