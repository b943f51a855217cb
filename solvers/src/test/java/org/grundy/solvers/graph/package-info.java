/// Tests of the methods for games on graphs.
@NullMarked
package org.grundy.solvers.graph;

import org.jspecify.annotations.NullMarked;
