/// The look and the meaning of the input and the output of a contest problem: the tree of a
/// `.contest` file, its text, and the numbers of one input. Reading, answering, checking and making
/// inputs all come from this one description.
@NullMarked
package org.grundy.workbench.contest;

import org.jspecify.annotations.NullMarked;
