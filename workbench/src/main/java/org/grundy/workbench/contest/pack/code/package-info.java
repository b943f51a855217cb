/// C++ as it is written here: lines and blocks, and numbers of an input.
@NullMarked
package org.grundy.workbench.contest.pack.code;

import org.jspecify.annotations.NullMarked;
