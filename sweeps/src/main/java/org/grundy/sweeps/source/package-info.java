/// The items that a sweep ranges over, one question each, found by its number.
@NullMarked
package org.grundy.sweeps.source;

import org.jspecify.annotations.NullMarked;
