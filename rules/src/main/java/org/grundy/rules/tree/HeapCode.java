package org.grundy.rules.tree;

/// `code C`: the moves of one heap as an octal or hexadecimal code, such as `0.137`.
///
/// @param code as written
public record HeapCode(String code) implements Rule {}
