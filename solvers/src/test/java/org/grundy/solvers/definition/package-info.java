@NullMarked
package org.grundy.solvers.definition;

import org.jspecify.annotations.NullMarked;
