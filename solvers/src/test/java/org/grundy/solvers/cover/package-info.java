@NullMarked
package org.grundy.solvers.cover;

import org.jspecify.annotations.NullMarked;
