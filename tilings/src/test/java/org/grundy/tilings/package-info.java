@NullMarked
package org.grundy.tilings;

import org.jspecify.annotations.NullMarked;
