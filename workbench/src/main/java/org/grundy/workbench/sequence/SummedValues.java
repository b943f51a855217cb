package org.grundy.workbench.sequence;

import java.util.ArrayList;
import java.util.List;
import org.grundy.core.Meter;
import org.grundy.core.certificate.CertifiedValues;
import org.grundy.core.name.Sha256;

/// The summary of the values of a sequence in a certificate; they are added in turn.
final class SummedValues {
  private static final int LISTED = 24;
  private static final int BLOCK = 1 << 16;

  private final Meter meter;
  private final Sha256 sha256 = new Sha256();
  private final StringBuilder block = new StringBuilder();
  private final List<Long> first = new ArrayList<>();
  private long count;
  private long maximum;
  private long maximumAt;

  SummedValues(Meter meter) {
    this.meter = meter;
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
    sha256.add(block);
    block.setLength(0);
  }

  /// All that were added; none can be added later.
  CertifiedValues all() {
    digest();
    return new CertifiedValues(count, first, sha256.digits(), maximum, maximumAt);
  }
}
