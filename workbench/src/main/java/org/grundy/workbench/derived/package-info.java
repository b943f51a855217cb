/// What can be said of rules and positions before anything is solved, with the reasons.
@NullMarked
package org.grundy.workbench.derived;

import org.jspecify.annotations.NullMarked;
