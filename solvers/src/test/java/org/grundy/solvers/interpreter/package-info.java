/// A second reading of `docs/language.md`, which shares no code with the program: it reads the text
/// of rules and positions itself, lists moves its own way and plays them out.
@NullMarked
package org.grundy.solvers.interpreter;

import org.jspecify.annotations.NullMarked;
