package org.grundy.sweeps.folder;

import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import org.grundy.sweeps.row.Column;
import org.grundy.sweeps.row.Found;
import org.grundy.sweeps.source.Item;

/// The columns of the rows: number and key of the item, what the sweep keeps, how it ended and what
/// it cost.
public final class RowTable {
  /// The number of the item, by which rows are told apart.
  public static final String NUMBER = "number";

  /// The number of times that the item was asked again with larger limits: of several rows the last
  /// one counts.
  public static final String ROUND = "round";

  /// `done`, `budget` or `refused`.
  public static final String STATUS = "status";

  /// The name of the item.
  public static final String KEY = "key";

  /// The time by the clock, the one column that two runs differ in.
  public static final String MILLIS = "time_ms";

  private RowTable() {}

  /// The columns with their types.
  public static StructType schema(List<Column> columns) {
    List<StructField> fields = new ArrayList<>();
    fields.add(DataTypes.createStructField(NUMBER, DataTypes.LongType, false));
    fields.add(DataTypes.createStructField(KEY, DataTypes.StringType, false));
    for (Column column : columns) {
      fields.add(
          DataTypes.createStructField(
              column.word(),
              column.type() == Column.Type.NUMBER ? DataTypes.LongType : DataTypes.StringType,
              true));
    }
    fields.add(DataTypes.createStructField(STATUS, DataTypes.StringType, false));
    fields.add(DataTypes.createStructField("ended", DataTypes.StringType, true));
    fields.add(DataTypes.createStructField("nodes", DataTypes.LongType, false));
    fields.add(DataTypes.createStructField(MILLIS, DataTypes.DoubleType, false));
    fields.add(DataTypes.createStructField(ROUND, DataTypes.IntegerType, false));
    return DataTypes.createStructType(fields);
  }

  /// One row.
  public static Row row(long number, Item item, Found found, List<Column> columns, int round) {
    List<Object> values = new ArrayList<>();
    values.add(number);
    values.add(item.key());
    for (Column column : columns) {
      values.add(found.columns().get(column));
    }
    values.add(found.status().word());
    values.add(found.ended().isEmpty() ? null : found.ended());
    values.add(found.nodes());
    values.add(found.millis());
    values.add(round);
    return RowFactory.create(values.toArray());
  }
}
