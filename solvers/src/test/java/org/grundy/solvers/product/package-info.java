@NullMarked
package org.grundy.solvers.product;

import org.jspecify.annotations.NullMarked;
