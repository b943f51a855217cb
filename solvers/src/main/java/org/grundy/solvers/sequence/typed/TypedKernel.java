package org.grundy.solvers.sequence.typed;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.core.period.PeriodProof;
import org.grundy.core.period.Periodicity;
import org.grundy.core.period.Regularity;
import org.grundy.solvers.sequence.kernel.Kernel;
import org.grundy.solvers.sequence.kernel.NimValues;
import org.grundy.solvers.sequence.period.PeriodSearch;
import org.grundy.solvers.sequence.period.SeenPeriods;
import org.grundy.solvers.sequence.strip.StripHeaps;
import org.grundy.solvers.sequence.strip.type.TypedHeaps;
import org.grundy.solvers.sequence.strip.type.TypedHeaps.Divided;
import org.grundy.solvers.sequence.strip.type.TypedHeaps.Shortened;

/// The values of typed heaps, of all types at each size together; of all those sequences the one of
/// the starts is handed out.
///
/// **Theorem** (as that of Guy and Smith 1956). Let the moves of all types be as in [TypedHeaps]
/// from size N on, with parts of at least a tokens where there are two, and take at most t tokens.
/// If, for some e >= max(N, a) and p >= 1, G(u, n+p) = G(u, n) for all types u and all e <= n <
/// 2(e+p) - p + t, then for all u and all n >= e.
///
/// *Proof* by induction on n >= 2e + p + t, and for equal n along the order of the types. A move
/// from n + p that leaves one heap of no fixed size leaves n + p - k, k <= t, of some type v; as n
/// - k >= e, and n - k < n or v comes before u, it has the value of n - k, which the same move
///   leaves of n. If a move leaves two, of i + j = n + p - k tokens, the larger has at least e + p
///   > = a + p, say i; then i - p and j make an option of n, of the same value, as i - p < n.
///   > Conversely an option of n leaves i + j = n - k >= 2e + p tokens, and the larger, having at
///   > least e, may have p more. So n and n + p have options of the same values in each type. ∎
public final class TypedKernel implements Kernel {
  private static final int MOST = 0xffff;
  private static final int LANES = 64;

  private static final int FIRST_ROOM = 1 << 10;

  /// So many options at each end are marked first, or a sixteenth of all.
  private static final int MARKED = 64;

  /// So many numbers are searched for among the options, one by one.
  private static final int MOST_SEARCHES = 8;

  /// Work units are reported when so many options were looked at.
  private static final int REPORT = 1 << 20;

  private final TypedHeaps heaps;
  private final StripHeaps.Start start;
  private final List<Integer> order;
  private final TypeValues[] values;
  private final int largestAdded;
  private int size;
  private int bound = LANES;
  private long[] seen = new long[2];
  private long unreported;

  public TypedKernel(TypedHeaps heaps, StripHeaps.Start start) {
    this.heaps = heaps;
    this.start = start;
    this.order = heaps.order();
    this.values = heaps.types().stream().map(_ -> new TypeValues()).toArray(TypeValues[]::new);
    this.largestAdded = largestAdded(heaps);
    widen(largestAdded);
  }

  /// The search for a period of all types. It asks for a few more values than the theorem, so that
  /// there are as many starts.
  public PeriodSearch periodSearch() {
    int least = Math.max(heaps.fromSize(), Math.max(heaps.apart(), start.first().size()));
    int last = Math.max(heaps.lastPlace(), start.less());
    return new PeriodSearch(
        this, startsAreHeaps() ? "G" : "H", heaps.parts(), last, Math.max(1, least));
  }

  @Override
  public long computed() {
    return size;
  }

  /// The value of a start.
  @Override
  public int get(long n) {
    return n < start.first().size()
        ? start.first().get((int) n)
        : get(start.type(), n - start.less()) ^ start.added();
  }

  /// The value of a heap of a type.
  public int get(int type, long n) {
    if (n >= size) {
      throw new IllegalArgumentException("the value of " + n + " is not computed");
    }
    return values[type].get((int) n);
  }

  @Override
  public boolean same(long one, long other) {
    for (TypeValues ofType : values) {
      if (ofType.get((int) one) != ofType.get((int) other)) {
        return false;
      }
    }
    return true;
  }

  /// The findings about all types, restated for the starts alone: from where on, and with what
  /// least period.
  public PeriodSearch.Seen ofStarts(PeriodSearch.Seen found, Meter meter) {
    return new PeriodSearch.Seen(ofStarts(found.said(), meter), found.proofNeeds());
  }

  private Regularity ofStarts(Regularity found, Meter meter) {
    return switch (found) {
      case Regularity.None(long known) -> shown(known, meter);
      case Regularity.Fits(Periodicity seen, long known, OptionalLong needed) ->
          new Regularity.Fits(
              new Periodicity(fromStart(seen, seen.period()), seen.period(), 0), known, needed);
      case Regularity.Proved(Periodicity seen, PeriodProof proof, long needed, String because) -> {
        long length = 1;
        while (seen.period() % length != 0 || !hasPeriod(seen, length)) {
          length++;
        }
        yield new Regularity.Proved(
            new Periodicity(fromStart(seen, length), length, 0), proof, needed, text(because));
      }
    };
  }

  /// A period that the starts show while other types have none: no theorem here proves it.
  private Regularity shown(long known, Meter meter) {
    SeenPeriods periods = SeenPeriods.of(this::get, known, meter);
    Regularity seen =
        periods
            .shownPlain()
            .<Regularity>map(period -> new Regularity.Fits(period, known, OptionalLong.empty()))
            .orElseGet(() -> new Regularity.None(known));
    periods.release(meter);
    return seen;
  }

  /// True if each start is the heap of its own size, and nothing else.
  private boolean startsAreHeaps() {
    return start.first().isEmpty() && start.less() == 0 && start.added() == 0;
  }

  /// The proof speaks of the heaps H(n) of a type; where the starts are not just these, it says
  /// what they are.
  private String text(String because) {
    int from = start.first().size();
    if (isDead()) {
      return "each of these starts is worth %d: its long run is dead, and the cells near the border are the same for all n >= %d"
          .formatted(start.added(), from);
    }
    String types = values.length > 2 ? "for all types at once, " : "";
    if (startsAreHeaps()) {
      return types + because;
    }
    return "for n >= %d, G(n) = H(n%s)%s with the values H of heaps; %s%s"
        .formatted(
            from,
            start.less() == 0 ? "" : "%+d".formatted(-start.less()),
            start.added() == 0 ? "" : " xor " + start.added(),
            types,
            because);
  }

  /// True if the heaps that starts leave have no moves.
  private boolean isDead() {
    TypedHeaps.Type type = heaps.types().get(start.type());
    return type.shortened().isEmpty()
        && type.divided().isEmpty()
        && type.first().stream().allMatch(value -> value == 0);
  }

  private boolean hasPeriod(Periodicity period, long length) {
    for (long n = period.preperiod(); n < period.preperiod() + period.period(); n++) {
      if (get(start.type(), n) != get(start.type(), period.reduce(n + length))) {
        return false;
      }
    }
    return true;
  }

  private long fromStart(Periodicity ofHeaps, long length) {
    long from = Math.max(start.first().size(), ofHeaps.preperiod() + start.less());
    while (from > 0 && get(from - 1, ofHeaps) == get(from - 1 + length, ofHeaps)) {
      from--;
    }
    return from;
  }

  private int get(long n, Periodicity ofHeaps) {
    return n < start.first().size()
        ? start.first().get((int) n)
        : get(start.type(), ofHeaps.reduce(n - start.less())) ^ start.added();
  }

  @Override
  public void extend(long toN, Meter meter) {
    int to = NimValues.index(toN);
    while (size < to) {
      if (size == values[0].room()) {
        makeRoom(meter);
      }
      for (int type : order) {
        values[type].set(size, size < heaps.fromSize() ? first(type) : mex(type, meter));
      }
      size++;
    }
  }

  private void makeRoom(Meter meter) {
    makeRoom(NimValues.index(Math.max(FIRST_ROOM, 2L * size)), meter);
  }

  private void makeRoom(int room, Meter meter) {
    for (TypeValues ofType : values) {
      ofType.makeRoom(room, meter);
    }
  }

  @Override
  public void save(DataOutput out) throws IOException {
    out.writeInt(size);
    for (TypeValues ofType : values) {
      for (int n = 0; n < size; n++) {
        out.writeChar(ofType.get(n));
      }
    }
  }

  @Override
  public void load(DataInput in, Meter meter) throws IOException {
    int saved = in.readInt();
    if (saved < 0) {
      throw new IOException("no such values: " + saved);
    }
    makeRoom(NimValues.index(Math.max(FIRST_ROOM, saved)), meter);
    for (TypeValues ofType : values) {
      for (int n = 0; n < saved; n++) {
        int value = in.readChar();
        widen(value);
        ofType.set(n, value);
      }
    }
    size = saved;
  }

  private int first(int type) {
    int value = heaps.types().get(type).first().get(size);
    widen(value);
    return value;
  }

  /// The least number that is no option. First the options near the ends are marked; each number
  /// below that is not among them is then searched for, and if these are many all options are
  /// marked.
  private int mex(int type, Meter meter) {
    Arrays.fill(seen, 0);
    TypedHeaps.Type moves = heaps.types().get(type);
    for (Shortened option : moves.shortened()) {
      mark(values[option.type()].get(size - option.taken()) ^ option.added());
    }
    for (Divided option : moves.divided()) {
      markNearEnds(option);
    }
    int mex = unmarked(0);
    for (int searches = 0; isDivision(moves, mex, meter); searches++) {
      if (searches == MOST_SEARCHES) {
        moves.divided().forEach(option -> markDivisions(option, heaps.apart(), to(option)));
        mex = unmarked(mex);
        break;
      }
      mark(mex);
      mex = unmarked(mex);
    }
    widen(mex);
    return mex;
  }

  /// The least number from the given one on that is not marked.
  private int unmarked(int from) {
    int word = from / LANES;
    long free = ~seen[word] & (-1L << from);
    while (free == 0) {
      word++;
      free = ~seen[word];
    }
    return word * LANES + Long.numberOfTrailingZeros(free);
  }

  private boolean isDivision(TypedHeaps.Type moves, int value, Meter meter) {
    for (Divided option : moves.divided()) {
      unreported += size;
      if (unreported >= REPORT) {
        meter.work(unreported / LANES);
        unreported = 0;
      }
      int rest = size - option.taken();
      if (value < bound
          && values[option.left()].divides(
              values[option.right()], rest, heaps.apart(), to(option), value ^ option.added())) {
        return true;
      }
    }
    return false;
  }

  private void mark(int value) {
    seen[value >> 6] |= 1L << value;
  }

  /// The end of the sizes of the left heap; of two heaps of one type it is the smaller.
  private int to(Divided option) {
    int rest = size - option.taken();
    int to = rest - heaps.apart() + 1;
    return option.left() == option.right() ? Math.min(to, rest / 2 + 1) : to;
  }

  private void markNearEnds(Divided option) {
    int to = to(option);
    int from = heaps.apart();
    markDivisions(option, from, Math.min(to, from + Math.max(MARKED, size / 16)));
    if (option.left() != option.right()) {
      markDivisions(option, Math.max(from, to - Math.max(MARKED, size / 16)), to);
    }
  }

  private void markDivisions(Divided option, int fromI, int toI) {
    TypeValues left = values[option.left()];
    TypeValues right = values[option.right()];
    int rest = size - option.taken();
    int added = option.added();
    for (int i = fromI; i < toI; i++) {
      mark(left.get(i) ^ right.get(rest - i) ^ added);
    }
  }

  /// Keeps `bound` a power of two above all values, and so above their nim-sums; the last of the
  /// words is never full.
  private void widen(int value) {
    if (value > MOST) {
      throw new BudgetSpentException("a value above %,d".formatted(MOST));
    }
    while (value >= bound) {
      bound *= 2;
    }
    if (bound / LANES >= seen.length) {
      seen = Arrays.copyOf(seen, bound / LANES + 1);
    }
  }

  private static int largestAdded(TypedHeaps heaps) {
    int largest = 0;
    for (TypedHeaps.Type type : heaps.types()) {
      for (Shortened option : type.shortened()) {
        largest = Math.max(largest, option.added());
      }
      for (Divided option : type.divided()) {
        largest = Math.max(largest, option.added());
      }
    }
    return largest;
  }
}
