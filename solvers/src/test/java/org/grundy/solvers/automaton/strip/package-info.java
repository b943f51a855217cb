@NullMarked
package org.grundy.solvers.automaton.strip;

import org.jspecify.annotations.NullMarked;
