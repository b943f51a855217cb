/// Games on graphs with a theorem of their own: tokens that walk, and green Hackenbush.
@NullMarked
package org.grundy.solvers.graph;

import org.jspecify.annotations.NullMarked;
