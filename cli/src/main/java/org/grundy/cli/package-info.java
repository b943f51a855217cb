/// The command: arguments in, exit code out. It asks the workbench and prints what the renderers
/// make. Here are the entry and the list of commands.
@NullMarked
package org.grundy.cli;

import org.jspecify.annotations.NullMarked;
