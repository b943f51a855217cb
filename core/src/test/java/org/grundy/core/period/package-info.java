/// Tests of what is said of periods.
@NullMarked
package org.grundy.core.period;

import org.jspecify.annotations.NullMarked;
