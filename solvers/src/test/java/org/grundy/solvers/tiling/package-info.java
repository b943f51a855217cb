@NullMarked
package org.grundy.solvers.tiling;

import org.jspecify.annotations.NullMarked;
