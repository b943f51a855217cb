/// Options that several commands share. One package because each is mixed into commands beside
/// others, and some read their numbers alike.
@NullMarked
package org.grundy.cli.option;

import org.jspecify.annotations.NullMarked;
