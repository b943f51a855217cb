package org.grundy.solvers.sequence.splitting;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import java.util.Optional;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.solvers.sequence.kernel.Kernel;
import org.jspecify.annotations.Nullable;

/// Games in which a move leaves two heaps at most: computed the way that what is known so far makes
/// the fastest, which is decided anew whenever a quarter more is known.
///
/// Where half of the heaps or more would be rare whatever the mask, the plain way of [WideSplits];
/// where all values are below 64, [SparseNarrowSplits]; otherwise the sparse way of [WideSplits].
public final class SplitKernel implements Kernel {
  /// A way to compute the next values.
  public enum Way {
    PLAIN,
    SPARSE,
    FEW
  }

  /// The form of what is saved; another number for each that differs.
  private static final int FORM = 2;

  /// Heaps that are marked in the sparse way.
  private static final int FIRST_MARKED = 1 << 9;

  private static final int LEAST_MARKED = 1 << 8;
  private static final int MOST_MARKED = 1 << 16;
  private static final int FIRST_FEW_PROBES = 1 << 6;
  private static final int LEAST_FEW_PROBES = 1 << 5;
  private static final int MOST_FEW_PROBES = 1 << 12;

  /// A way is left for one with so many tenths of its rare heaps.
  private static final int TENTHS = 9;

  /// The cost of a search of one split in the way of few rares, in words that are joined.
  private static final int WORDS_A_SEARCH = 1;

  /// Values are let go where the memory left is less.
  private static final int SPARE_CHUNKS = 4;

  /// Values that are computed between two reports, by words and by sets.
  private static final int WORD_STEP = 1 << 8;

  private static final int FEW_STEP = 1 << 12;

  private final SplitRules rules;
  private final History history;
  private final SplitWork work = new SplitWork();
  private final WideSplits words;
  private Way way = Way.PLAIN;
  private @Nullable SparseNarrowSplits few;
  private @Nullable Sparsity sparsity;
  private @Nullable RareHeaps rares;
  private int leastBits;
  private int marked = FIRST_MARKED;
  private int fewProbes = FIRST_FEW_PROBES;
  private long latest = Long.MAX_VALUE;
  private long adoptedAt;
  private long decidedAt;
  private long chosenAt;
  private long decideAt;
  private long reported;

  public SplitKernel(SplitRules rules) {
    this(rules, new History(), SimdKernel.find());
  }

  /// @param history empty
  public SplitKernel(SplitRules rules, History history, Optional<SimdKernel> lanes) {
    this.rules = rules;
    this.history = history;
    this.words = new WideSplits(rules, history, work, lanes);
    this.decideAt = SparseNarrowSplits.leastSize(rules);
  }

  @Override
  public long computed() {
    return history.size();
  }

  @Override
  public int get(long n) {
    return history.get(n);
  }

  @Override
  public long fromKept() {
    return history.fromKept();
  }

  public SplitRules rules() {
    return rules;
  }

  public History history() {
    return history;
  }

  public Way way() {
    return way;
  }

  /// The division into rare and common heaps that is used now, if any is.
  public Optional<Sparsity> sparsity() {
    return Optional.ofNullable(sparsity);
  }

  /// The rare heaps under [#sparsity].
  public Optional<RareHeaps> rares() {
    return Optional.ofNullable(rares);
  }

  /// See [SplitWork#depth]; since [#sparsity] is used.
  public long depth() {
    return work.depth;
  }

  /// Values from here on were computed with [#sparsity].
  public long adoptedAt() {
    return adoptedAt;
  }

  @Override
  public void extend(long toN, Meter meter) {
    while (history.size() < toN) {
      if (history.size() >= decideAt) {
        decide(meter);
      }
      long step = few == null ? WORD_STEP : FEW_STEP;
      long stop = Math.min(Math.min(toN, decideAt), history.size() + step);
      boolean came = few == null ? words.extend(stop, meter) : few.extend(stop, meter);
      if (!came) {
        leastBits = few == null ? leastBits : 2 * few.bits();
        decideAt = history.size();
      }
      report(meter);
      if (history.size() - history.fromKept() > latest
          || meter.bytesLeft() < (long) SPARE_CHUNKS * history.chunkSize()) {
        forget(meter);
      }
    }
  }

  /// Lets go of values that are needed neither here nor by who called [#keepLatest]. Only the way
  /// of few rares can do without them.
  private void forget(Meter meter) {
    if (few != null) {
      long needed = 2 * (few.reach() + work.depth + OptionSets.LEAST_WINDOW);
      long kept = latest == Long.MAX_VALUE ? needed : Math.max(latest, needed);
      history.forgetBefore(history.size() - kept, meter);
    }
  }

  @Override
  public void keepLatest(long count) {
    latest = count;
  }

  private void report(Meter meter) {
    long done = work.marked + work.searched;
    meter.work(done - reported);
    reported = done;
  }

  /// Chooses the way to go on.
  private void decide(Meter meter) {
    tune();
    long n = history.size();
    decidedAt = n;
    decideAt = n + n / 4 + 1;
    if (rules.unequalPlaces().isEmpty()) {
      return;
    }
    Sparsity best = Sparsity.best(history, rules.parity());
    boolean settled = history.fromKept() > 0;
    if (sparsity != null
        && (settled || TENTHS * sparsity.rares(history) <= 10 * best.rares(history))) {
      best = sparsity;
    }
    int bits = Math.max(leastBits, SparseNarrowSplits.bitsFor(history.largest()));
    long count = best.rares(history);
    if (bits <= Long.SIZE && n >= SparseNarrowSplits.leastSize(rules) && 4 * count <= n) {
      take(Way.FEW, best, meter);
    } else if (SparseSpace.fits(history.largest())
        && n >= SparseWideSplits.leastSize(rules)
        && 2 * count <= n) {
      take(Way.SPARSE, best, meter);
    } else {
      take(Way.PLAIN, best, meter);
    }
  }

  /// More probes where the searches cost more than the probes, fewer where they cost much less.
  private void tune() {
    if (few != null) {
      long searched = WORDS_A_SEARCH * work.searched / (history.size() - decidedAt + 1);
      if (searched > few.probeCost()) {
        fewProbes = Math.min(MOST_FEW_PROBES, 2 * fewProbes);
      } else if (8 * searched < few.probeCost()) {
        fewProbes = Math.max(LEAST_FEW_PROBES, fewProbes / 2);
      }
    } else if (way == Way.SPARSE) {
      long others = work.findingCost + work.choosingCost;
      if (others > work.marked) {
        marked = Math.min(MOST_MARKED, 2 * marked);
      } else if (2 * others < work.marked) {
        marked = Math.max(LEAST_MARKED, marked - marked / 4);
      }
    }
    work.clear();
    reported = 0;
  }

  /// Goes on in a way, with a division that any may be.
  public void take(Way newWay, Sparsity newSparsity, Meter meter) {
    chosenAt = history.size();
    takeUp(newWay, newSparsity, meter);
  }

  private void takeUp(Way newWay, Sparsity newSparsity, Meter meter) {
    if (newWay != Way.FEW && history.fromKept() > 0) {
      throw new BudgetSpentException(
          "the value of %,d depends on values that were let go to save memory"
              .formatted(history.size()));
    }
    RareHeaps known = rares;
    if (known == null || !newSparsity.equals(sparsity)) {
      known = new RareHeaps(newSparsity, history, meter);
      if (rares != null) {
        rares.release(meter);
      }
      work.depth = 0;
      adoptedAt = history.size();
    }
    work.depth = Math.max(work.depth, newWay == Way.FEW ? fewProbes : 0);
    int bits = Math.max(leastBits, SparseNarrowSplits.bitsFor(history.largest()));
    boolean same = few != null && newWay == Way.FEW && rares == known && few.bits() == bits;
    if (few != null && !same) {
      few.release(meter);
      few = null;
    }
    if (newWay == Way.PLAIN) {
      known.release(meter);
    }
    rares = newWay == Way.PLAIN ? null : known;
    sparsity = newWay == Way.PLAIN ? null : newSparsity;
    way = newWay;
    switch (newWay) {
      case PLAIN -> words.plain(meter);
      case SPARSE -> words.sparse(newSparsity, known, marked, (int) chosenAt, meter);
      case FEW -> {
        words.release(meter);
        SparseNarrowSplits next =
            few != null
                ? few
                : new SparseNarrowSplits(rules, history, newSparsity, known, bits, work);
        next.probe(fewProbes);
        few = next;
      }
    }
  }

  @Override
  public void save(DataOutput out) throws IOException {
    out.writeInt(FORM);
    history.save(out);
    out.writeUTF(way.name());
    out.writeInt(leastBits);
    out.writeInt(marked);
    out.writeInt(fewProbes);
    for (long number : new long[] {adoptedAt, decidedAt, decideAt, chosenAt}) {
      out.writeLong(number);
    }
    work.save(out);
    Sparsity division = sparsity;
    RareHeaps heaps = rares;
    if (division != null && heaps != null) {
      out.writeInt(division.mask());
      out.writeBoolean(division.byPosition());
      heaps.save(out);
    }
  }

  @Override
  public void load(DataInput in, Meter meter) throws IOException {
    if (in.readInt() != FORM) {
      throw new IOException("this is of another version");
    }
    history.load(in, meter);
    String name = in.readUTF();
    leastBits = in.readInt();
    marked = in.readInt();
    fewProbes = in.readInt();
    adoptedAt = in.readLong();
    decidedAt = in.readLong();
    decideAt = in.readLong();
    chosenAt = in.readLong();
    work.load(in);
    boolean sound =
        Arrays.stream(Way.values()).anyMatch(known -> known.name().equals(name))
            && 0 <= chosenAt
            && chosenAt <= history.size()
            && LEAST_MARKED <= marked
            && marked <= MOST_MARKED
            && LEAST_FEW_PROBES <= fewProbes
            && fewProbes <= MOST_FEW_PROBES;
    if (!sound) {
      throw new IOException("this is no state of a computation");
    }
    reported = work.marked + work.searched;
    Way saved = Way.valueOf(name);
    if (saved == Way.PLAIN) {
      words.plain(meter);
      return;
    }
    if (saved == Way.SPARSE && chosenAt < SparseWideSplits.leastSize(rules)) {
      throw new IOException("this is no state of a computation");
    }
    int mask = in.readInt();
    boolean byPosition = in.readBoolean();
    Sparsity division =
        new Sparsity(mask, byPosition, byPosition ? rules.parity().orElseThrow() : 0);
    sparsity = division;
    rares = RareHeaps.load(in, history.size(), meter);
    takeUp(saved, division, meter);
  }
}
