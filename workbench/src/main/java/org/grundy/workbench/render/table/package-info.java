/// Tables of families of starts and their patterns: text, JSON, CSV, SVG.
@NullMarked
package org.grundy.workbench.render.table;

import org.jspecify.annotations.NullMarked;
