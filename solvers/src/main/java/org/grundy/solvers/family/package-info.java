/// Families of starts: which starts there are, how a whole family is asked for and valued, and the
/// table that comes of it.
@NullMarked
package org.grundy.solvers.family;

import org.jspecify.annotations.NullMarked;
