@NullMarked
package org.grundy.workbench.explore;

import org.jspecify.annotations.NullMarked;
