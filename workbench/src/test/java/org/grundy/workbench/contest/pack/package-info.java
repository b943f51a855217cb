/// Tests of the folders of contest problems: what is generated is compiled and run.
@NullMarked
package org.grundy.workbench.contest.pack;

import org.jspecify.annotations.NullMarked;
