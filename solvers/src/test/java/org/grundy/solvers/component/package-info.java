/// Tests of the component search and its tables.
@NullMarked
package org.grundy.solvers.component;

import org.jspecify.annotations.NullMarked;
