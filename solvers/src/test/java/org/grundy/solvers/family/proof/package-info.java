@NullMarked
package org.grundy.solvers.family.proof;

import org.jspecify.annotations.NullMarked;
