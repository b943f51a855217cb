/// Tests of the workbench with real solving.
@NullMarked
package org.grundy.workbench;

import org.jspecify.annotations.NullMarked;
