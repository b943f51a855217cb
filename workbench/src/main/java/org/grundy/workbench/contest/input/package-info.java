/// Inputs of contest problems as a description says them: read, with the place of each fault.
@NullMarked
package org.grundy.workbench.contest.input;

import org.jspecify.annotations.NullMarked;
