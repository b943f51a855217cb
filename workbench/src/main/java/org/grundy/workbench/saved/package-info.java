/// Work that goes on later from where it ended: its state, and the files that keep it whole.
@NullMarked
package org.grundy.workbench.saved;

import org.jspecify.annotations.NullMarked;
