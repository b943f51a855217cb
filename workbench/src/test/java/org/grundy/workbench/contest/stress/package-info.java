/// Wrong programs are caught.
@NullMarked
package org.grundy.workbench.contest.stress;

import org.jspecify.annotations.NullMarked;
