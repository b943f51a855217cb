@NullMarked
package org.grundy.solvers.component.graph;

import org.jspecify.annotations.NullMarked;
