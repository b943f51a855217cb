/// Which symmetries keep the rules, the representative of a component among its images, and the
/// strategy that answers every move by its image.
@NullMarked
package org.grundy.rules.derive.symmetry;

import org.jspecify.annotations.NullMarked;
