/// Tests of the face for Java programs.
@NullMarked
package org.grundy.api;

import org.jspecify.annotations.NullMarked;
