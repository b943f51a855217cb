/// The facts about rules and positions that can be told before anything is solved, with the
/// reasons.
@NullMarked
package org.grundy.workbench.derived;

import org.jspecify.annotations.NullMarked;
