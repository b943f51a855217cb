/// Options that are all heaps of ranges which move on with the start.
@NullMarked
package org.grundy.solvers.sequence.window;

import org.jspecify.annotations.NullMarked;
