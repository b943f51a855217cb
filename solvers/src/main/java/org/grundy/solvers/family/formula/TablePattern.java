package org.grundy.solvers.family.formula;

/// A regularity that a table or one of its lines may have.
public sealed interface TablePattern permits Automatic, Formula, Symmetric, ZeroSet {
  /// The family that it is of, in one word, as in JSON.
  String kind();
}
