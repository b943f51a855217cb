@NullMarked
package org.grundy.workbench.render.table;

import org.jspecify.annotations.NullMarked;
