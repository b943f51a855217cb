/// Games on graphs from which something is deleted, for the component search: components, each
/// class of isomorphic ones valued once.
@NullMarked
package org.grundy.solvers.component.graph;

import org.jspecify.annotations.NullMarked;
