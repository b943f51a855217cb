package org.grundy.sweeps;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.spark.SparkThrowable;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.grundy.core.InputException;
import org.grundy.sweeps.folder.SweepFolder;

/// The answer to a query about the rows of a folder.
final class QueryResult {
  private static final int WIDEST = 60;
  private static final int MOST_ALIGNED = 10_000;

  private final List<String> columns;
  private final Iterator<Row> rows;

  private QueryResult(Dataset<Row> rows) {
    this.columns = List.of(rows.columns());
    this.rows = rows.toLocalIterator();
  }

  /// Prints what a query says.
  ///
  /// @throws InputException if the query is bad, with what Spark says of it
  static void print(
      Cluster cluster, SweepFolder folder, String query, boolean csv, PrintStream out) {
    StoredRows.of(cluster, folder).createOrReplaceTempView("rows");
    try {
      QueryResult result = new QueryResult(cluster.session().sql(query));
      if (csv) {
        result.printCsv(out);
      } else {
        result.printTable(out);
      }
    } catch (Exception bad) {
      throw saidOf(cluster, bad);
    }
  }

  /// The error of a query for what Spark says against it, before it runs or while it does.
  private static RuntimeException saidOf(Cluster cluster, Exception bad) {
    List<Throwable> said =
        Stream.<Throwable>iterate(bad, Objects::nonNull, Throwable::getCause)
            .filter(SparkThrowable.class::isInstance)
            .toList();
    if (said.isEmpty()) {
      return bad instanceof RuntimeException known ? known : new IllegalStateException(bad);
    }
    String message =
        String.valueOf(said.getLast().getMessage()).strip().lines().findFirst().orElse("");
    return new InputException(
        "the query cannot be answered: " + message.replaceFirst("^\\[[A-Z_.]+\\]\\s*", ""),
        "the table is `rows`; its columns are "
            + String.join(" ", cluster.session().table("rows").columns()));
  }

  private void printCsv(PrintStream out) {
    out.println(line(columns));
    rows.forEachRemaining(row -> out.println(line(texts(row))));
  }

  private static String line(List<String> values) {
    return values.stream()
        .map(value ->
            value.matches("(?s).*[\",\\r\\n].*")
                ? "\"" + value.replace("\"", "\"\"") + "\""
                : value)
        .collect(Collectors.joining(","));
  }

  private static List<String> texts(Row row) {
    return IntStream.range(0, row.length())
        .mapToObj(i -> row.isNullAt(i) ? "" : String.valueOf(row.get(i)))
        .toList();
  }

  /// Prints columns below one another; long texts are cut.
  private void printTable(PrintStream out) {
    List<List<String>> lines = new ArrayList<>();
    lines.add(columns);
    while (rows.hasNext() && lines.size() <= MOST_ALIGNED) {
      lines.add(texts(rows.next()).stream().map(QueryResult::cut).toList());
    }
    int[] widths = new int[columns.size()];
    for (List<String> line : lines) {
      for (int i = 0; i < widths.length; i++) {
        widths[i] = Math.max(widths[i], line.get(i).length());
      }
    }
    for (List<String> line : lines) {
      StringBuilder told = new StringBuilder();
      for (int i = 0; i < widths.length; i++) {
        told.append(line.get(i)).repeat(' ', widths[i] - line.get(i).length() + 2);
      }
      out.println(told.toString().stripTrailing());
    }
    if (rows.hasNext()) {
      out.println("…");
    }
  }

  private static String cut(String text) {
    String line = text.lines().findFirst().orElse("");
    return line.length() <= WIDEST && line.length() == text.length()
        ? text
        : line.substring(0, Math.min(WIDEST, line.length())) + "…";
  }
}
