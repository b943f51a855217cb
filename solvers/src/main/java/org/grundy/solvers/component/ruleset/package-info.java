/// The component search for rules written in Java: positions of any kind, told apart by `equals`.
@NullMarked
package org.grundy.solvers.component.ruleset;

import org.jspecify.annotations.NullMarked;
