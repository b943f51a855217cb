/// Tests of the vocabulary.
@NullMarked
package org.grundy.core.name;

import org.jspecify.annotations.NullMarked;
