package org.grundy.sweeps.row;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// A column for what a sweep may keep of each item. A column that has nothing to say of an item is
/// null there.
public enum Column {
  /// The same for sequences that are equal, shifted or not, as far as they were compared.
  CLASS(Type.TEXT, true),
  /// Of the period that is proved or fits.
  PERIOD(Type.NUMBER, true),
  /// The start from which on the values are periodic.
  PREPERIOD(Type.NUMBER, true),
  /// By how much the values of a period exceed those of the one before.
  SALTUS(Type.NUMBER, true),
  /// The last start that does not fit the period.
  LAST(Type.NUMBER, true),
  /// The largest value.
  MAXIMUM(Type.NUMBER, true),
  /// The number of heaps that are rare.
  RARES(Type.NUMBER, true),
  /// The number of values that are known.
  KNOWN(Type.NUMBER, true),
  /// `proved`, `fits` or `none`.
  REGULARITY(Type.TEXT, true),
  /// The theorem that proves the period.
  PROOF(Type.TEXT, true),
  /// The certificate that `verify` checks, as JSON.
  CERTIFICATE(Type.TEXT, true),
  /// The values, as many as are told.
  TERMS(Type.TEXT, true),
  /// `N` or `P`.
  OUTCOME(Type.TEXT, false),
  /// The Grundy value.
  VALUE(Type.NUMBER, false),
  /// The number of moves that win.
  WINS(Type.NUMBER, false),
  /// The method that solved it.
  METHOD(Type.TEXT, false);

  /// The kinds of values that may stand in a column.
  public enum Type {
    NUMBER,
    TEXT
  }

  private final Type type;
  private final boolean ofSequences;

  Column(Type type, boolean ofSequences) {
    this.type = type;
    this.ofSequences = ofSequences;
  }

  public Type type() {
    return type;
  }

  /// True if it tells of the values of heaps, not of one position.
  public boolean isOfSequences() {
    return ofSequences;
  }

  /// Its name in a sweep and in the results.
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// The column of a name.
  public static Optional<Column> of(String word) {
    return Stream.of(values()).filter(column -> column.word().equals(word)).findFirst();
  }
}
