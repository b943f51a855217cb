package org.grundy.core.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.grundy.core.CheckedCertificate;
import org.grundy.core.CheckedClaim;
import org.junit.jupiter.api.Test;

class CheckedCertificateTest {
  private static final CheckedClaim HELD = CheckedClaim.held("the first value is 0");
  private static final CheckedClaim REFUTED = CheckedClaim.refuted("it is 1", "it is 0");

  @Test
  void isAcceptedWhereEveryClaimHolds() {
    assertThat(new CheckedCertificate("nim", List.of(HELD, HELD)).accepted()).isTrue();
    assertThat(new CheckedCertificate("nim", List.of(HELD, REFUTED)).accepted()).isFalse();
    assertThat(new CheckedCertificate("nim", List.of(REFUTED)).accepted()).isFalse();
  }

  /// All claims of none hold; such a certificate is not to be accepted.
  @Test
  void hasAClaimAtLeast() {
    assertThatIllegalArgumentException().isThrownBy(() -> new CheckedCertificate("nim", List.of()));
  }

  @Test
  void aClaimSaysWhyNotOnlyWhereItDoesNotHold() {
    assertThat(CheckedClaim.of("it is 1", false, "it is 0")).isEqualTo(REFUTED);
    assertThat(CheckedClaim.of("the first value is 0", true, "it is 0")).isEqualTo(HELD);
  }
}
