/// Claims from which the answer of a search follows, made for its certificate.
@NullMarked
package org.grundy.workbench.claim;

import org.jspecify.annotations.NullMarked;
