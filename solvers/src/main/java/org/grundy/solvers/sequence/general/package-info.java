/// Codes of any number of heaps, equations, and unions of lines.
@NullMarked
package org.grundy.solvers.sequence.general;

import org.jspecify.annotations.NullMarked;
