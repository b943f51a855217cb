/// What the command says of itself to shells that complete its words, and to `man`: all of it read
/// off its own model, so that it is never behind.
@NullMarked
package org.grundy.cli.manual;

import org.jspecify.annotations.NullMarked;
