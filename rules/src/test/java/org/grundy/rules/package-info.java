/// Random games for the tests of this and other packages.
@NullMarked
package org.grundy.rules;

import org.jspecify.annotations.NullMarked;
