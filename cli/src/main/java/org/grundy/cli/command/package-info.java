/// One class a command of the command line: its options, what it asks the workbench, how the answer
/// is written.
///
/// One package because each command stands alone, and `GrundyCommand` lists them all.
@NullMarked
package org.grundy.cli.command;

import org.jspecify.annotations.NullMarked;
