/// One request in, one answer out: sums of positions read once, answers with their moves, plans and
/// contests.
///
/// One package because sums, their moves and their answers lead to each other.
@NullMarked
package org.grundy.workbench.request;

import org.jspecify.annotations.NullMarked;
