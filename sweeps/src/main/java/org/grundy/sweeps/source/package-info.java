/// What a sweep ranges over, one question an item, found by its number.
@NullMarked
package org.grundy.sweeps.source;

import org.jspecify.annotations.NullMarked;
