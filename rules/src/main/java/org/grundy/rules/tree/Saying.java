package org.grundy.rules.tree;

import java.util.Optional;

/// The words for a move: a line `say WORDS` or `say NAME : WORDS`. A [Hole] in braces stands for
/// what the move chooses.
///
/// @param line the name of the line of moves that it tells; all lines where empty
/// @param words in one line, without blanks around them
public record Saying(Optional<String> line, String words) {}
