/// What is said of the regularity of a sequence of Grundy values, and why it holds for all of them.
@NullMarked
package org.grundy.core.period;

import org.jspecify.annotations.NullMarked;
