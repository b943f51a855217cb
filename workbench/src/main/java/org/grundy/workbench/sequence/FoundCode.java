package org.grundy.workbench.sequence;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.OptionalLong;

/// What was found of the sequence of one code of a family.
///
/// @param reached so many values are known
/// @param print the SHA-256 of the values after the zeros at the start; empty where there are fewer
///   than were asked for
/// @param zeros how many zeros there are at the start
record FoundCode(
    Regular regular, long reached, long maximum, OptionalLong rares, String print, int zeros) {
  private static final int NONE = 0;
  private static final int FITS = 1;
  private static final int PROVED = 2;
  private static final long ABSENT = -1;

  void save(DataOutput out) throws IOException {
    switch (regular) {
      case Regular.None(long known) -> {
        out.writeByte(NONE);
        out.writeLong(known);
      }
      case Regular.Fits(
              long preperiod,
              long period,
              long saltus,
              long known,
              OptionalLong needed) -> {
        out.writeByte(FITS);
        for (long number : new long[] {preperiod, period, saltus, known, needed.orElse(ABSENT)}) {
          out.writeLong(number);
        }
      }
      case Regular.Proved(
              long preperiod,
              long period,
              long saltus,
              String theorem,
              String because) -> {
        out.writeByte(PROVED);
        for (long number : new long[] {preperiod, period, saltus}) {
          out.writeLong(number);
        }
        out.writeUTF(theorem);
        out.writeUTF(because);
      }
    }
    out.writeLong(reached);
    out.writeLong(maximum);
    out.writeLong(rares.orElse(ABSENT));
    out.writeUTF(print);
    out.writeInt(zeros);
  }

  static FoundCode load(DataInput in) throws IOException {
    Regular regular =
        switch (in.readByte()) {
          case NONE -> new Regular.None(in.readLong());
          case FITS ->
              new Regular.Fits(
                  in.readLong(), in.readLong(), in.readLong(), in.readLong(), optional(in));
          case PROVED ->
              new Regular.Proved(
                  in.readLong(), in.readLong(), in.readLong(), in.readUTF(), in.readUTF());
          default -> throw new IOException("these are no results of codes");
        };
    return new FoundCode(
        regular, in.readLong(), in.readLong(), optional(in), in.readUTF(), in.readInt());
  }

  private static OptionalLong optional(DataInput in) throws IOException {
    long number = in.readLong();
    return number == ABSENT ? OptionalLong.empty() : OptionalLong.of(number);
  }
}
