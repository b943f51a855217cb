@NullMarked
package org.grundy.solvers.count;

import org.jspecify.annotations.NullMarked;
