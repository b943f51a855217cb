/// Tests of the statements of contest problems.
@NullMarked
package org.grundy.workbench.contest.pack.statement;

import org.jspecify.annotations.NullMarked;
