/// The values of one heap, found anew from the rules: slow, simple, and without anything of the
/// solvers.
@NullMarked
package org.grundy.checker.heap;

import org.jspecify.annotations.NullMarked;
