/// The things that a process has once: its streams, its exit codes, its line of progress, Ctrl-C,
/// and the words for what went wrong.
@NullMarked
package org.grundy.cli.process;

import org.jspecify.annotations.NullMarked;
