package org.grundy.workbench.render.sequence;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.OptionalLong;
import org.grundy.core.period.Periodicity;
import org.grundy.core.period.Regularity;
import org.grundy.workbench.sequence.family.FamilyRow;

/// A family of sequences as tab-separated values: a line of names, then a line for each code. A
/// field without a value is empty.
public final class FamilyTsv {
  /// The line of names.
  public static final String NAMES =
      "code\tclass\tshift\tperiod\tpreperiod\tsaltus\tlast_exception\tmaximum\trares\tproof"
          + "\treached\n";

  private FamilyTsv() {}

  /// Writes the lines and leaves the stream open.
  public static void write(List<FamilyRow> rows, OutputStream out) throws IOException {
    StringBuilder text = new StringBuilder(NAMES);
    rows.forEach(row -> text.append(line(row)));
    out.write(text.toString().getBytes(StandardCharsets.UTF_8));
  }

  /// The line of one code.
  public static String line(FamilyRow row) {
    return "%s\t%d\t%d\t%s\t%d\t%s\t%s\t%d\n"
        .formatted(
            row.code(),
            row.equalClass(),
            row.shift(),
            period(row.regularity()),
            row.maximum(),
            row.rares().isPresent() ? Long.toString(row.rares().getAsLong()) : "",
            proof(row.regularity()),
            row.reached());
  }

  private static String period(Regularity regularity) {
    return switch (regularity) {
      case Regularity.Proved proved -> period(proved.periodicity());
      case Regularity.Fits fits -> period(fits.periodicity());
      case Regularity.None _ -> "\t\t\t";
    };
  }

  private static String period(Periodicity seen) {
    OptionalLong last = seen.lastException();
    String exception = last.isPresent() ? Long.toString(last.getAsLong()) : "";
    return "%d\t%d\t%d\t%s".formatted(seen.period(), seen.preperiod(), seen.saltus(), exception);
  }

  private static String proof(Regularity regularity) {
    return switch (regularity) {
      case Regularity.Proved proved -> proved.proof().theorem();
      case Regularity.Fits _ -> "fits";
      case Regularity.None _ -> "none";
    };
  }
}
