/// Tests of the vocabulary.
@NullMarked
package org.grundy.core;

import org.jspecify.annotations.NullMarked;
