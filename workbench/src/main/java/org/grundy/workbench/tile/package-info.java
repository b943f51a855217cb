/// The commands `tile` and `polyominoes`: words to a problem, a problem to a report.
@NullMarked
package org.grundy.workbench.tile;

import org.jspecify.annotations.NullMarked;
