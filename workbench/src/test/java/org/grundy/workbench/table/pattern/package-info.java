/// Tests of patterns and their verdicts.
@NullMarked
package org.grundy.workbench.table.pattern;

import org.jspecify.annotations.NullMarked;
