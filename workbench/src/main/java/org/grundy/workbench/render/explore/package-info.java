/// Positions as the explorer sees them, as JSON: what lies where, and what each move changes.
@NullMarked
package org.grundy.workbench.render.explore;

import org.jspecify.annotations.NullMarked;
