@NullMarked
package org.grundy.solvers.automaton.strategy;

import org.jspecify.annotations.NullMarked;
