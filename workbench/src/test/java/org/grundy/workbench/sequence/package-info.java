@NullMarked
package org.grundy.workbench.sequence;

import org.jspecify.annotations.NullMarked;
