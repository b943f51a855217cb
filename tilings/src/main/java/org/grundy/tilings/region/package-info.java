/// The problem of a tiling and what is found: a region, the pieces that are to cover it, and the
/// tilings, kept or counted.
@NullMarked
package org.grundy.tilings.region;

import org.jspecify.annotations.NullMarked;
