@NullMarked
package org.grundy.workbench.render.report;

import org.jspecify.annotations.NullMarked;
