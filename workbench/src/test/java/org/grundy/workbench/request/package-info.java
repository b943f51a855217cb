/// Tests of the workbench with real solving.
@NullMarked
package org.grundy.workbench.request;

import org.jspecify.annotations.NullMarked;
