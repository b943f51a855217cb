/// Random games for the tests of this and other packages, and the tests of the builder.
@NullMarked
package org.grundy.rules;

import org.jspecify.annotations.NullMarked;
