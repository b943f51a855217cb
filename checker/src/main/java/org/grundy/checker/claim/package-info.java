/// Claims about parts of positions, each of which follows from those before it.
@NullMarked
package org.grundy.checker.claim;

import org.jspecify.annotations.NullMarked;
