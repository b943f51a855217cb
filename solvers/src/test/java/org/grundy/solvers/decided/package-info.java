@NullMarked
package org.grundy.solvers.decided;

import org.jspecify.annotations.NullMarked;
