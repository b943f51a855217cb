package org.grundy.checker.automaton;

import java.util.List;
import java.util.stream.Stream;
import org.grundy.core.certificate.CertifiedNumeration;

/// Numerations for tests.
final class Numerations {
  static final CertifiedNumeration BINARY = new CertifiedNumeration.Base(2);
  static final CertifiedNumeration ZECKENDORF = ostrowski(List.of(), 1);

  private Numerations() {}

  static CertifiedNumeration ostrowski(List<Long> preperiod, long... period) {
    return new CertifiedNumeration.Ostrowski(
        preperiod, java.util.Arrays.stream(period).boxed().toList());
  }

  static Stream<CertifiedNumeration> all() {
    return Stream.of(
        BINARY,
        new CertifiedNumeration.Base(3),
        new CertifiedNumeration.Base(10),
        ZECKENDORF,
        ostrowski(List.of(), 2),
        ostrowski(List.of(), 3),
        ostrowski(List.of(), 1, 2),
        ostrowski(List.of(), 2, 1, 1),
        ostrowski(List.of(2L), 1),
        ostrowski(List.of(1L, 3L), 1, 2),
        ostrowski(List.of(4L, 1L, 1L), 2));
  }
}
