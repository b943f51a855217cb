package org.grundy.core.name;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class Sha256Test {
  /// The first example of FIPS 180-4.
  private static final String OF_ABC =
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

  @Test
  void isThatOfTheStandard() {
    assertThat(Sha256.of("abc")).isEqualTo(OF_ABC);
    Sha256 inTurn = new Sha256();
    inTurn.add("a");
    inTurn.add("bcd".getBytes(StandardCharsets.UTF_8), 2);
    assertThat(inTurn.digits()).isEqualTo(OF_ABC);
  }
}
