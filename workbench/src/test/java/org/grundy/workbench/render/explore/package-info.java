@NullMarked
package org.grundy.workbench.render.explore;

import org.jspecify.annotations.NullMarked;
