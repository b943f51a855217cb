/// Tests of families and tables.
@NullMarked
package org.grundy.workbench.table;

import org.jspecify.annotations.NullMarked;
