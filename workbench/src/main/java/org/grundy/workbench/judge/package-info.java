/// Whole games between Grundy and somebody's program, which says its moves as a contest format
/// writes them.
@NullMarked
package org.grundy.workbench.judge;

import org.jspecify.annotations.NullMarked;
