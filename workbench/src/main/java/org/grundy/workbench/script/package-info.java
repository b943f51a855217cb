/// The little language of a session: statements, and formulas in which the expressions of rules
/// meet lists, functions and values of positions.
@NullMarked
package org.grundy.workbench.script;

import org.jspecify.annotations.NullMarked;
