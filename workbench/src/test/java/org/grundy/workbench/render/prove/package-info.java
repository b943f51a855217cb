@NullMarked
package org.grundy.workbench.render.prove;

import org.jspecify.annotations.NullMarked;
