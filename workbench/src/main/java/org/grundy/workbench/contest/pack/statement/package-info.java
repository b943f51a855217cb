/// The statement of a problem in prose: the game, the input and what it means, the output.
@NullMarked
package org.grundy.workbench.contest.pack.statement;

import org.jspecify.annotations.NullMarked;
