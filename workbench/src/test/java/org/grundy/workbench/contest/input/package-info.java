/// What is made of the numbers and letters of an input.
@NullMarked
package org.grundy.workbench.contest.input;

import org.jspecify.annotations.NullMarked;
