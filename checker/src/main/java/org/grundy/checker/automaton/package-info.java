/// The check of automata over digits: that their outputs are what the rules make of them.
///
/// One package because the reader of rules, the machines and the recursion over them are one
/// argument, in which each step rests on what the others keep; the two texts for other judges tell
/// the same machines.
@NullMarked
package org.grundy.checker.automaton;

import org.jspecify.annotations.NullMarked;
