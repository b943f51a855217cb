/// Positions as sums of parts: how the checker takes them apart, from the rules alone.
@NullMarked
package org.grundy.checker.parts;

import org.jspecify.annotations.NullMarked;
