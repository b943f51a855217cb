@NullMarked
package org.grundy.solvers.component.ruleset;

import org.jspecify.annotations.NullMarked;
