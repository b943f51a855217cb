/// Values of heaps and their genera: text, JSON, lists, plots.
@NullMarked
package org.grundy.workbench.render.sequence;

import org.jspecify.annotations.NullMarked;
