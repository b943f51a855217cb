/// Splits a position into components: sets of cells, or of vertices and edges, that no future move
/// can connect.
@NullMarked
package org.grundy.rules.derive.split;

import org.jspecify.annotations.NullMarked;
