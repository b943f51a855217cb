@NullMarked
package org.grundy.solvers.automaton;

import org.jspecify.annotations.NullMarked;
