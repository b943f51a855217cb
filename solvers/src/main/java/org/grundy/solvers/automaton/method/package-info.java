/// The method that reads who wins positions of any size off a proved automaton, and finds the moves
/// that win by walking the options and the automaton together.
@NullMarked
package org.grundy.solvers.automaton.method;

import org.jspecify.annotations.NullMarked;
