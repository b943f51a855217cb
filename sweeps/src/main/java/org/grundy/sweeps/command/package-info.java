/// The command `grundy sweep`.
@NullMarked
package org.grundy.sweeps.command;

import org.jspecify.annotations.NullMarked;
