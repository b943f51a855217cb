package org.grundy.solvers.family.proof;

import org.grundy.solvers.family.formula.TablePattern;

/// A pattern with what it is about and how far it is known to be true.
///
/// @param subject the table, a row or a column
/// @param pattern what it says
/// @param text the pattern in words, with the table's variables
/// @param verdict how far it is true
public record Finding(Subject subject, TablePattern pattern, String text, Standing verdict) {}
