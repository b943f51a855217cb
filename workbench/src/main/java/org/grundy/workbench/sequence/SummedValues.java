package org.grundy.workbench.sequence;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.grundy.core.Meter;
import org.grundy.core.certificate.CertifiedValues;

/// What a certificate says of the values of a sequence, which are added in turn.
final class SummedValues {
  private static final int LISTED = 24;
  private static final int BLOCK = 1 << 16;

  private final Meter meter;
  private final MessageDigest sha256;
  private final StringBuilder block = new StringBuilder();
  private final List<Long> first = new ArrayList<>();
  private long count;
  private long maximum;
  private long maximumAt;

  SummedValues(Meter meter) {
    this.meter = meter;
    try {
      sha256 = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException everyJavaHasIt) {
      throw new IllegalStateException(everyJavaHasIt);
    }
  }

  void add(long value) {
    block.append(value).append('\n');
    if (count < LISTED) {
      first.add(value);
    }
    if (value > maximum) {
      maximum = value;
      maximumAt = count;
    }
    count++;
    if (block.length() > BLOCK) {
      meter.work(1);
      digest();
    }
  }

  private void digest() {
    sha256.update(block.toString().getBytes(StandardCharsets.US_ASCII));
    block.setLength(0);
  }

  /// All that were added; none can be added later.
  CertifiedValues all() {
    digest();
    String digits = HexFormat.of().formatHex(sha256.digest());
    return new CertifiedValues(count, first, digits, maximum, maximumAt);
  }
}
