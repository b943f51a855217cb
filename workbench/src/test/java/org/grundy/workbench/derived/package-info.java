/// What is derived of the games of the catalogue, held against plain play.
@NullMarked
package org.grundy.workbench.derived;

import org.jspecify.annotations.NullMarked;
