@NullMarked
package org.grundy.solvers.cover.polyomino;

import org.jspecify.annotations.NullMarked;
