/// Games on graphs: tokens that walk, green Hackenbush by its theorems, and for all else a search
/// over components, each valued once for all its isomorphic images.
@NullMarked
package org.grundy.solvers.graph;

import org.jspecify.annotations.NullMarked;
