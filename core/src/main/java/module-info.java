/// The vocabulary: positions, moves, outcomes, budgets, certificates.
module org.grundy.core {
  requires static transitive org.jspecify;

  exports org.grundy.core;
  exports org.grundy.core.certificate;
  exports org.grundy.core.period;
}
