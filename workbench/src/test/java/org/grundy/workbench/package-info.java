/// Tests of the face for Java programs.
@NullMarked
package org.grundy.workbench;

import org.jspecify.annotations.NullMarked;
