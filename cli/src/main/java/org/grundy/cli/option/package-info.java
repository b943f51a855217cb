/// Options that several commands share.
@NullMarked
package org.grundy.cli.option;

import org.jspecify.annotations.NullMarked;
