/// One request in, one answer out: games by their names, sums of positions read once, answers with
/// their moves, plans, contests, and the files that are read and written on the way.
@NullMarked
package org.grundy.workbench.request;

import org.jspecify.annotations.NullMarked;
