/// The search for the patterns of a table, which are tried on starts beyond it.
@NullMarked
package org.grundy.solvers.family.pattern;

import org.jspecify.annotations.NullMarked;
