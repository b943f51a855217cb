/// The texts about graphs: the lines of their games, and graphs as edges, neighbours, families, DOT
/// and graph6.
@NullMarked
package org.grundy.rules.text.graph;

import org.jspecify.annotations.NullMarked;
