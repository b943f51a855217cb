/// The regularity of a sequence of Grundy values: what is said of it, and why it holds for all of
/// them.
@NullMarked
package org.grundy.core.period;

import org.jspecify.annotations.NullMarked;
