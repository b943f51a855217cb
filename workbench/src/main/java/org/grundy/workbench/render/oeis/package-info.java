/// A draft of entries for the Online Encyclopedia of Integer Sequences: terms, formulas, programs.
@NullMarked
package org.grundy.workbench.render.oeis;

import org.jspecify.annotations.NullMarked;
