/// Values over a family of starts: which starts, how each is valued, and the table that comes of
/// it.
@NullMarked
package org.grundy.workbench.table;

import org.jspecify.annotations.NullMarked;
