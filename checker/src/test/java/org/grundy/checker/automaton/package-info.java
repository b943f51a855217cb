@NullMarked
package org.grundy.checker.automaton;

import org.jspecify.annotations.NullMarked;
