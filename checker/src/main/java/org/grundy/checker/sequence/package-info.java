/// The check of claims about the sequence of values of one heap.
@NullMarked
package org.grundy.checker.sequence;

import org.jspecify.annotations.NullMarked;
