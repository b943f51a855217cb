package org.grundy.workbench.sequence.family;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.OptionalLong;
import org.grundy.core.period.PeriodProof;
import org.grundy.core.period.Periodicity;
import org.grundy.core.period.Regularity;

/// The facts that were found about the sequence of one code of a family.
///
/// @param reached so many values are known
/// @param print the SHA-256 of the values after the zeros at the start; empty where there are fewer
///   than were asked for
/// @param zeros how many zeros there are at the start
record FoundCode(
    Regularity regularity,
    long reached,
    long maximum,
    OptionalLong rares,
    String print,
    int zeros) {
  private static final int NONE = 0;
  private static final int FITS = 1;
  private static final int PROVED = 2;
  private static final long ABSENT = -1;

  void save(DataOutput out) throws IOException {
    switch (regularity) {
      case Regularity.None(long known) -> {
        out.writeByte(NONE);
        out.writeLong(known);
      }
      case Regularity.Fits(Periodicity seen, long known, OptionalLong needed) -> {
        out.writeByte(FITS);
        save(seen, out);
        out.writeLong(known);
        out.writeLong(needed.orElse(ABSENT));
      }
      case Regularity.Proved(Periodicity seen, PeriodProof proof, long needed, String because) -> {
        out.writeByte(PROVED);
        save(seen, out);
        save(proof, out);
        out.writeLong(needed);
        out.writeUTF(because);
      }
    }
    out.writeLong(reached);
    out.writeLong(maximum);
    out.writeLong(rares.orElse(ABSENT));
    out.writeUTF(print);
    out.writeInt(zeros);
  }

  private static void save(Periodicity seen, DataOutput out) throws IOException {
    out.writeLong(seen.preperiod());
    out.writeLong(seen.period());
    out.writeLong(seen.saltus());
  }

  private static Periodicity periodicity(DataInput in) throws IOException {
    return new Periodicity(in.readLong(), in.readLong(), in.readLong());
  }

  /// The name of the theorem with the numbers that it has.
  private static void save(PeriodProof proof, DataOutput out) throws IOException {
    out.writeUTF(proof.theorem());
    switch (proof) {
      case PeriodProof.Recurrence(long fromHeap, long toHeap, long window) -> {
        out.writeLong(fromHeap);
        out.writeLong(toHeap);
        out.writeLong(window);
      }
      case PeriodProof.PowerSaltus(long scale, long excess) -> {
        out.writeLong(scale);
        out.writeLong(excess);
      }
      case PeriodProof.RepeatedSaltus(long start) -> out.writeLong(start);
      case PeriodProof.GuySmith _,
          PeriodProof.SubtractionWindow _,
          PeriodProof.RepeatedTaking _,
          PeriodProof.TakenResidues _,
          PeriodProof.ParitySaltus _ -> {}
    }
  }

  private static PeriodProof proof(DataInput in) throws IOException {
    return switch (in.readUTF()) {
      case "guy-smith" -> new PeriodProof.GuySmith();
      case "subtraction-window" -> new PeriodProof.SubtractionWindow();
      case "repeated-taking" -> new PeriodProof.RepeatedTaking();
      case "taken-residues" -> new PeriodProof.TakenResidues();
      case "recurrence" -> new PeriodProof.Recurrence(in.readLong(), in.readLong(), in.readLong());
      case "repeated-saltus" -> new PeriodProof.RepeatedSaltus(in.readLong());
      case "power-saltus" -> new PeriodProof.PowerSaltus(in.readLong(), in.readLong());
      case "parity-saltus" -> new PeriodProof.ParitySaltus();
      default -> throw new IOException("these are no results of codes");
    };
  }

  static FoundCode load(DataInput in) throws IOException {
    Regularity regularity =
        switch (in.readByte()) {
          case NONE -> new Regularity.None(in.readLong());
          case FITS -> new Regularity.Fits(periodicity(in), in.readLong(), optional(in));
          case PROVED ->
              new Regularity.Proved(periodicity(in), proof(in), in.readLong(), in.readUTF());
          default -> throw new IOException("these are no results of codes");
        };
    return new FoundCode(
        regularity, in.readLong(), in.readLong(), optional(in), in.readUTF(), in.readInt());
  }

  private static OptionalLong optional(DataInput in) throws IOException {
    long number = in.readLong();
    return number == ABSENT ? OptionalLong.empty() : OptionalLong.of(number);
  }
}
