@NullMarked
package org.grundy.tilings.polyomino;

import org.jspecify.annotations.NullMarked;
