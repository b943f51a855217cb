/// Tests of the vocabulary.
@NullMarked
package org.grundy.core.number;

import org.jspecify.annotations.NullMarked;
