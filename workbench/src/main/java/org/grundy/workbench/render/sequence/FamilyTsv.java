package org.grundy.workbench.render.sequence;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.grundy.workbench.sequence.FamilyRow;
import org.grundy.workbench.sequence.Regular;

/// A family of sequences as tab-separated values: a line of names, then a line for each code. A
/// field without a value is empty.
public final class FamilyTsv {
  private static final String NAMES =
      "code\tclass\tshift\tperiod\tpreperiod\tsaltus\tlast_exception\tmaximum\trares\tproof"
          + "\treached";

  private FamilyTsv() {}

  /// Writes the lines and leaves the stream open.
  public static void write(List<FamilyRow> rows, OutputStream out) throws IOException {
    StringBuilder text = new StringBuilder(NAMES).append('\n');
    for (FamilyRow row : rows) {
      text.append(
          "%s\t%d\t%d\t%s\t%d\t%s\t%s\t%d\n"
              .formatted(
                  row.code(),
                  row.equalClass(),
                  row.shift(),
                  period(row.regular()),
                  row.maximum(),
                  row.rares().isPresent() ? Long.toString(row.rares().getAsLong()) : "",
                  proof(row.regular()),
                  row.reached()));
    }
    out.write(text.toString().getBytes(StandardCharsets.UTF_8));
  }

  private static String period(Regular regular) {
    return switch (regular) {
      case Regular.Proved(long preperiod, long period, long saltus, _, _) ->
          period(preperiod, period, saltus);
      case Regular.Fits(long preperiod, long period, long saltus, _, _) ->
          period(preperiod, period, saltus);
      case Regular.None _ -> "\t\t\t";
    };
  }

  private static String period(long preperiod, long period, long saltus) {
    String exception = preperiod == 0 ? "" : Long.toString(preperiod - 1);
    return "%d\t%d\t%d\t%s".formatted(period, preperiod, saltus, exception);
  }

  private static String proof(Regular regular) {
    return switch (regular) {
      case Regular.Proved proved -> proved.theorem();
      case Regular.Fits _ -> "fits";
      case Regular.None _ -> "none";
    };
  }
}
