package org.grundy.sweeps;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.max_by;
import static org.apache.spark.sql.functions.struct;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.types.StructType;
import org.grundy.sweeps.folder.RowTable;
import org.grundy.sweeps.folder.SweepFolder;

/// The rows in a folder of results, one for each item or position: of several of an item the last
/// one.
final class StoredRows {
  private StoredRows() {}

  /// The rows with the columns that their files have.
  ///
  /// @param folder has rows
  static Dataset<Row> of(Cluster cluster, SweepFolder folder) {
    return latest(cluster.read().parquet(Cluster.place(folder.rows())));
  }

  /// The rows with columns that are known, also where there are none yet.
  ///
  /// @param names of the columns that are asked for, and no others are read; all of them where none
  ///   is named
  static Dataset<Row> of(Cluster cluster, SweepFolder folder, StructType schema, String... names) {
    return latest(written(cluster, folder, schema), names);
  }

  /// The rows as they were written: those too in whose place later ones are.
  static Dataset<Row> written(Cluster cluster, SweepFolder folder, StructType schema) {
    return folder.hasRows()
        ? cluster.read().schema(schema).parquet(Cluster.place(folder.rows()))
        : cluster.session().createDataFrame(new ArrayList<>(), schema);
  }

  private static Dataset<Row> latest(Dataset<Row> all, String... names) {
    String[] asked = names.length == 0 ? all.columns() : names;
    if (!List.of(all.columns()).contains(RowTable.ROUND)) {
      return all;
    }
    Column[] columns = Arrays.stream(asked).map(name -> col(name)).toArray(Column[]::new);
    return all.groupBy(col(RowTable.NUMBER))
        .agg(max_by(struct(columns), col(RowTable.ROUND)).as("row"))
        .select("row.*");
  }
}
