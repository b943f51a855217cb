@NullMarked
package org.grundy.workbench.space;

import org.jspecify.annotations.NullMarked;
