/// Grundy for Java programs: [Grundy] is where they begin.
@NullMarked
package org.grundy.workbench;

import org.jspecify.annotations.NullMarked;
