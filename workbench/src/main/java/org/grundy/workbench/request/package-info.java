/// One request in, one answer out: sums of positions read once, answers with their moves, plans and
/// contests.
@NullMarked
package org.grundy.workbench.request;

import org.jspecify.annotations.NullMarked;
