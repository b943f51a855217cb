@NullMarked
package org.grundy.workbench.render.tiling;

import org.jspecify.annotations.NullMarked;
