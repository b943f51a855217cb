/// Published sequences and contest problems, held against what the rules say.
@NullMarked
package org.grundy.workbench.truth;

import org.jspecify.annotations.NullMarked;
