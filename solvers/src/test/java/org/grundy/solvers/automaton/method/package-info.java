@NullMarked
package org.grundy.solvers.automaton.method;

import org.jspecify.annotations.NullMarked;
