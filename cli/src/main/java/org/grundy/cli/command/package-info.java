/// One class a command of the command line: its options, what it asks the workbench, how the answer
/// is written.
@NullMarked
package org.grundy.cli.command;

import org.jspecify.annotations.NullMarked;
