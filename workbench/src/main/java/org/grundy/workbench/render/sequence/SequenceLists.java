package org.grundy.workbench.render.sequence;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.grundy.core.Meter;
import org.grundy.workbench.sequence.SequenceReport;

/// The values of a sequence as plain lists, for other programs.
public final class SequenceLists {
  private static final int LOOK_UP = 0xfff;

  private SequenceLists() {}

  /// Writes a record `n,value` for each start, after a record of these names, and leaves the stream
  /// open.
  ///
  /// @param fromNumber the first start that is listed
  /// @throws org.grundy.core.InputException if some values are not kept
  public static void writeCsv(SequenceReport report, long fromNumber, OutputStream stream)
      throws IOException {
    report.requireValuesFrom(fromNumber);
    OutputStream out = new BufferedOutputStream(stream);
    out.write("n,value\n".getBytes(StandardCharsets.US_ASCII));
    write(report, fromNumber, 0, ',', out);
    out.flush();
  }

  /// Writes a b-file of the Online Encyclopedia of Integer Sequences: a line `n a(n)` for each
  /// start, and nothing else; leaves the stream open.
  ///
  /// @param fromNumber the first start that is listed
  /// @param offset the number that the start 0 gets
  /// @throws org.grundy.core.InputException if some values are not kept
  public static void writeBFile(
      SequenceReport report, long fromNumber, long offset, OutputStream stream) throws IOException {
    report.requireValuesFrom(fromNumber);
    OutputStream out = new BufferedOutputStream(stream);
    write(report, fromNumber, offset, ' ', out);
    out.flush();
  }

  private static void write(
      SequenceReport report, long fromNumber, long offset, char between, OutputStream out)
      throws IOException {
    for (long n = fromNumber; n < report.toNumber(); n++) {
      if ((n & LOOK_UP) == 0) {
        Meter.checkpoint();
      }
      String line = (n + offset) + String.valueOf(between) + report.terms().value(n) + "\n";
      out.write(line.getBytes(StandardCharsets.US_ASCII));
    }
  }
}
