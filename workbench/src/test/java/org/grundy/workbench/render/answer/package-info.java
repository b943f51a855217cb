@NullMarked
package org.grundy.workbench.render.answer;

import org.jspecify.annotations.NullMarked;
