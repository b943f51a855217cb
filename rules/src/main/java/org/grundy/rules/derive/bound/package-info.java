/// Upper bounds: on the length of a play and on the number of positions.
@NullMarked
package org.grundy.rules.derive.bound;

import org.jspecify.annotations.NullMarked;
