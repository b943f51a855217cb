/// The check of claims about one position, by the plain recursion.
@NullMarked
package org.grundy.checker.position;

import org.jspecify.annotations.NullMarked;
