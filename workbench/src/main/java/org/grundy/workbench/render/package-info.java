/// What people and programs are shown: text, JSON and SVG of answers and reports. None of the
/// renderers knows a game by name.
@NullMarked
package org.grundy.workbench.render;

import org.jspecify.annotations.NullMarked;
