package org.grundy.sweeps;

import static org.apache.spark.sql.functions.col;

import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.apache.spark.api.java.function.MapPartitionsFunction;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.grundy.api.Grundy;
import org.grundy.sweeps.folder.RowTable;
import org.grundy.sweeps.row.Column;

/// The result of checking a random share of the certificates among rows.
///
/// @param checked how many were checked
/// @param refuted the keys of those that do not hold
record Verified(long checked, List<String> refuted) {
  private static final String HOLDS = "";

  Verified {
    refuted = List.copyOf(refuted);
  }

  /// Checks a share of the certificates.
  ///
  /// @param share from 0 to 1
  static Verified of(Dataset<Row> rows, double share, long seed) {
    String certificate = Column.CERTIFICATE.word();
    List<String> verdicts =
        rows.filter(col(certificate).isNotNull())
            .sort(RowTable.NUMBER)
            .sample(share, seed)
            .select(RowTable.KEY, certificate)
            .mapPartitions((MapPartitionsFunction<Row, String>) Verified::check, Encoders.STRING())
            .collectAsList();
    return new Verified(
        verdicts.size(), verdicts.stream().filter(verdict -> !verdict.equals(HOLDS)).toList());
  }

  private static Iterator<String> check(Iterator<Row> rows) {
    Iterable<Row> all = () -> rows;
    Stream<Row> each = StreamSupport.stream(all.spliterator(), false);
    return each.map(row -> verdict(row.getString(0), Objects.requireNonNull(row.getString(1))))
        .iterator();
  }

  private static String verdict(String key, String certificate) {
    return Grundy.verify(certificate).accepted() ? HOLDS : key;
  }
}
