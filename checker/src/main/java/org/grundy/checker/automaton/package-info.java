/// The check of automata over digits: that their outputs are what the rules make of them.
@NullMarked
package org.grundy.checker.automaton;

import org.jspecify.annotations.NullMarked;
