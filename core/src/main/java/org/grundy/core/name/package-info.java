/// Names: the one that was meant by a misspelt one, of a content by its digest, and of this Grundy.
@NullMarked
package org.grundy.core.name;

import org.jspecify.annotations.NullMarked;
