/// The check of tilings: every part of the drawing is looked at by itself.
@NullMarked
package org.grundy.checker.tiling;

import org.jspecify.annotations.NullMarked;
