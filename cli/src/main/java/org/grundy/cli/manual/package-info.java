/// The texts of the command about itself for shells that complete its words, and for `man`: all of
/// it read off its own model, so that it is never behind.
@NullMarked
package org.grundy.cli.manual;

import org.jspecify.annotations.NullMarked;
