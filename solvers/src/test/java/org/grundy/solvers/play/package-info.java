@NullMarked
package org.grundy.solvers.play;

import org.jspecify.annotations.NullMarked;
