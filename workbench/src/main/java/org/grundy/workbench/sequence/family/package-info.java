/// The sequences of a whole family of codes, several at a time.
@NullMarked
package org.grundy.workbench.sequence.family;

import org.jspecify.annotations.NullMarked;
