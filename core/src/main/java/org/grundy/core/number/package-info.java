/// Arithmetic of whole numbers and of nimbers that several modules need.
@NullMarked
package org.grundy.core.number;

import org.jspecify.annotations.NullMarked;
