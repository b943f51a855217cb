@NullMarked
package org.grundy.checker.theorem;

import org.jspecify.annotations.NullMarked;
