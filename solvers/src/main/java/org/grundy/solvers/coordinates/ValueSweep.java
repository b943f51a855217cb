package org.grundy.solvers.coordinates;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.rules.heap.equation.EvenSteps;
import org.grundy.rules.heap.equation.OptionLine;
import org.grundy.rules.heap.equation.OptionLine.Ray;

/// The values of all cells of a box, found in the order of their numbers: each after all those that
/// its options leave.
///
/// The options of a cell are taken in four ways. Those on rays come as a set a line, which grows by
/// one value from cell to cell ([RayLines]). Where the first option has all others for its own, the
/// values below 64 among them are kept as one word a cell ([NearValues]). Those of an [OptionLine]
/// are looked up one after the other, at places that lie in even steps. All others are listed by
/// the solver of equations.
///
/// Where all options lie on rays and the two innermost sizes can be exchanged, only cells are
/// valued of which the innermost size x is not the larger one ([#valueHalf]).
final class ValueSweep implements BoxSweep {
  private static final int CELLS_BETWEEN_REPORTS = 1 << 12;
  private static final int SHARE_OF_NEAR = 8;
  private static final NearValues[] NO_NEAR = {};

  /// Rows of which the cells are exchanged together: their values fill a line of the cache.
  private static final int EXCHANGED = 16;

  private final Box box;
  private final List<RayLines> rays = new ArrayList<>();
  private final LookedUp lookedUp;
  private final int shortLine;
  private final Meter meter;
  private final int[] values;

  /// The values of the cells before this one are found. Written after them, so that another thread
  /// may save them meanwhile.
  private volatile int done;

  /// For each ray the sets of values along its lines, word by word: bit v mod 64 of the element `(v
  /// div 64) · lines + line` is set if an option on the line has the value v. So cells that are
  /// valued after each other look at elements beside each other. All values found by now, and their
  /// nim-sums, are below `64 · words`, a power of two.
  private final long[][] sets;

  private int words = 1;

  /// As many zeros as there are words.
  private long[] none = new long[1];

  private final List<NearValues> near = new ArrayList<>();

  /// For each ray its image once the two innermost sizes are exchanged; empty where some ray has
  /// none, or not all options lie on rays.
  private final int[] images;

  /// How far the first option on any ray is.
  private final int reach;

  /// For each cell of a row the near values that lie in earlier rows.
  private final long[] across;

  /// @param shortLine options on rays of which no line has so many cells are looked up one by one
  /// @throws BudgetSpentException if there is no memory for the box
  ValueSweep(Box box, OptionSources sources, int shortLine, Meter meter) {
    this.box = box;
    this.shortLine = shortLine;
    this.meter = meter;
    meter.claim((long) Integer.BYTES * box.cells());
    this.values = new int[box.cells()];
    List<OptionLine> lines = new ArrayList<>();
    sources.lines().forEach(line -> add(line, lines));
    this.across = new long[box.most(box.innermost()) + 1];
    this.lookedUp = new LookedUp(box, values, lines, sources.others(), meter);
    this.sets = new long[rays.size()][];
    for (int r = 0; r < sets.length; r++) {
      sets[r] = widened(new long[0], r);
    }
    this.images = near.isEmpty() && lookedUp.isEmpty() && sets.length > 0 ? images() : new int[0];
    this.reach = rays.stream().mapToInt(RayLines::from).max().orElse(0);
  }

  private int[] images() {
    if (box.arity() < 2 || box.most(box.innermost()) > box.most(box.beforeInnermost())) {
      return new int[0];
    }
    int[] found =
        rays.stream()
            .mapToInt(ray ->
                IntStream.range(0, rays.size())
                    .filter(r -> ray.isImage(rays.get(r), box.innermost(), box.beforeInnermost()))
                    .findFirst()
                    .orElse(-1))
            .toArray();
    return Arrays.stream(found).allMatch(image -> image >= 0) ? found : new int[0];
  }

  /// Adds a line to those of its kind.
  ///
  /// @param lookedUp lines that are looked up
  private void add(OptionLine line, List<OptionLine> lookedUp) {
    Optional<Ray> ray = line.ray();
    if (ray.isEmpty() || !hasSets(ray.get())) {
      Optional<EvenSteps> steps = line.evenSteps();
      if (steps.isPresent() && NearValues.bytes(box) <= meter.bytesLeft() / SHARE_OF_NEAR) {
        near.add(new NearValues(line, steps.get(), box, meter));
      } else {
        lookedUp.add(line);
      }
    } else if (RayLines.isMet(box, ray.get())) {
      rays.add(RayLines.of(box, ray.get(), meter));
    }
  }

  /// True if sets along the lines of a ray are worth it: a short line is looked through faster than
  /// a set, and many lines beside large values would leave most of their sets empty.
  private boolean hasSets(Ray ray) {
    double largestValue = IntStream.range(0, box.arity()).mapToDouble(box::most).sum();
    return RayLines.length(box, ray) >= shortLine
        && RayLines.count(box, ray) <= Integer.MAX_VALUE
        && RayLines.count(box, ray) * (1 + largestValue / Long.SIZE)
            <= meter.bytesLeft() / (4.0 * Long.BYTES);
  }

  /// A set with room for all words.
  private long[] widened(long[] set, int ray) {
    long length = (long) words * rays.get(ray).lines();
    if (length > Integer.MAX_VALUE) {
      throw new BudgetSpentException(
          "the values of the options on one ray take more than 2^31 words");
    }
    meter.claim(Long.BYTES * (length - set.length));
    return Arrays.copyOf(set, (int) length);
  }

  @Override
  public OptionalLong known(List<Long> sizes) {
    int cell = valued(box.number(sizes));
    return cell < done ? OptionalLong.of(values[cell]) : OptionalLong.empty();
  }

  /// The cell that is valued for a cell: itself, or where the two innermost sizes are exchanged.
  private int valued(int cell) {
    if (images.length == 0) {
      return cell;
    }
    int length = across.length;
    int x = cell % length;
    int y = cell / length % (box.most(box.beforeInnermost()) + 1);
    return x <= y ? cell : cell + (x - y) * (length - 1);
  }

  /// The value of a cell by its number, once all are found.
  int value(int cell) {
    return values[cell];
  }

  /// Values every cell that has no value yet.
  ///
  /// @throws BudgetSpentException if the meter says so
  @Override
  public void run() {
    long[] row = new long[box.arity()];
    int length = box.most(box.innermost()) + 1;
    boolean plain = near.isEmpty() && lookedUp.isEmpty();
    for (int first = 0; first < values.length; first += length) {
      row[box.innermost()] = 0;
      NearValues[] within = enterNear(first, row);
      if (first + length <= done) {
        takeIn(first, row, within);
      } else if (rays.isEmpty() && lookedUp.isEmpty()) {
        valueNear(first, row, within);
      } else {
        List<Integer> met = plain ? raysMet(row) : List.of();
        if (images.length > 0) {
          valueHalf(first, row, met);
        } else {
          valueFrom(first, row, 0, length, met, within);
        }
      }
      row[box.innermost()] = 0;
      done = Math.max(done, first + length);
      box.nextRow(row);
    }
  }

  private void valueFrom(
      int first, long[] row, int fromX, int toX, List<Integer> met, NearValues[] within) {
    int reached = met.isEmpty() ? toX : Math.clamp(allReachFrom(met, row), fromX, toX);
    row[box.innermost()] = 0;
    valueRow(first, row, fromX, reached, within);
    if (reached < toX) {
      valueByRays(first, row, reached, toX, met);
    }
  }

  /// Values the cells of a row up to the one on the diagonal, where x is the size y before it, and
  /// writes them where the two are exchanged.
  ///
  /// ```
  ///        x → y            cell (x, y) of row y has on rays that lower y the options that
  ///     y  v v d .          cell (y, x) of row x has on their images. Of a column only the
  ///     ↓  v v v d          cells below the diagonal d are valued: its sets begin there as
  ///        v v v v d        those of the images do, whose cells are the row before d.
  /// ```
  private void valueHalf(int first, long[] row, List<Integer> met) {
    int length = across.length;
    int y = (int) row[box.beforeInnermost()];
    int below = Math.min(y, length);
    valueFrom(first, row, 0, below, met, NO_NEAR);
    if (y < length) {
      exchange(first, y);
      meetImages(row, y);
      valueFrom(first, row, y, y + 1, met, NO_NEAR);
      meter.work(length - y - 1L);
    }
  }

  /// Writes the values of the cells before the diagonal of row y where x and y are exchanged: at
  /// once those that the diagonal asks for, the others a block of rows at a time, so that what is
  /// written lies side by side.
  private void exchange(int first, int y) {
    int length = across.length;
    int slab = first - y * length;
    int block = y - y % EXCHANGED;
    int near = Math.max(0, block - reach);
    for (int x = near; x < y; x++) {
      values[slab + x * length + y] = values[first + x];
    }
    if (y % EXCHANGED == EXCHANGED - 1 || y == length - 1) {
      for (int x = 0; x < near; x++) {
        for (int row = block; row <= y; row++) {
          values[slab + x * length + row] = values[slab + row * length + x];
        }
      }
    }
  }

  /// Begins the sets of the lines that come from beyond the diagonal.
  private void meetImages(long[] row, int y) {
    row[box.innermost()] = 0;
    for (int r = 0; r < sets.length; r++) {
      RayLines ray = rays.get(r);
      RayLines image = rays.get(images[r]);
      if (ray.lowers(box.beforeInnermost()) && !ray.lowers(box.innermost())) {
        int line = ray.line(row) + y * ray.lineStep();
        int imageLine = image.line(row) + y * image.lineStep();
        for (int word = 0; word < words; word++) {
          sets[r][word * ray.lines() + line] |= sets[images[r]][word * image.lines() + imageLine];
        }
        ray.full()[line] = image.full()[imageLine];
      }
    }
  }

  @Override
  public long size() {
    return done;
  }

  @Override
  public void save(DataOutput out) throws IOException {
    int count = done;
    out.writeInt(count);
    for (int cell = 0; cell < count; cell++) {
      out.writeInt(values[cell]);
    }
  }

  /// Takes over whole rows; the values of a row that was begun are passed over.
  @Override
  public void load(DataInput in) throws IOException {
    int count = in.readInt();
    if (count < 0 || count > values.length) {
      throw new IOException("no such positions: " + count);
    }
    for (int cell = 0; cell < count; cell++) {
      values[cell] = in.readInt();
    }
    done = count - count % (box.most(box.innermost()) + 1);
  }

  /// Adds a row whose values are known to all that tells of options.
  private void takeIn(int first, long[] row, NearValues[] within) {
    meter.check();
    for (int x = 0; x < across.length; x++) {
      while (values[first + x] >> 6 >= words) {
        widen();
      }
    }
    int y = images.length > 0 ? (int) row[box.beforeInnermost()] : across.length;
    if (y < across.length) {
      takeIn(first, row, 0, y);
      exchange(first, y);
      meetImages(row, y);
      takeIn(first, row, y, y + 1);
    } else {
      takeIn(first, row, 0, across.length);
    }
    for (int x = 0; x < across.length; x++) {
      for (NearValues options : within) {
        options.at(x, first + x, values);
      }
      lookedUp.settle(first + x);
    }
  }

  /// Adds the options on rays of some cells of a row.
  private void takeIn(int first, long[] row, int fromX, int toX) {
    for (int r = 0; r < sets.length; r++) {
      RayLines ray = rays.get(r);
      int base = ray.line(row);
      for (int x = Math.max(fromX, ray.fromInner(row)); x < toX; x++) {
        int line = base + x * ray.lineStep() + x % ray.modulus();
        int option = values[first + x - ray.behind()];
        sets[r][(option >> 6) * ray.lines() + line] |= 1L << option;
      }
    }
  }

  /// The rays on which cells of a row have options, if they are one to three and none of them has
  /// several lines to a cell of the same place; none otherwise.
  private List<Integer> raysMet(long[] row) {
    List<Integer> met =
        IntStream.range(0, sets.length)
            .filter(r -> rays.get(r).fromInner(row) < across.length)
            .boxed()
            .toList();
    return met.size() <= 3 && met.stream().allMatch(r -> rays.get(r).modulus() == 1)
        ? met
        : List.of();
  }

  private int allReachFrom(List<Integer> met, long[] row) {
    return met.stream().mapToInt(r -> rays.get(r).fromInner(row)).max().orElseThrow();
  }

  /// ```
  /// cell       first + x; x is the size at the innermost place
  /// set of r   elements line, line + lines, … of sets[r]; line = base[r] + x · step[r] (+ x mod c)
  /// mex        the first bit that is in no set of the cell and not among the marks: words that
  ///            some set holds in full are passed over; beyond the first word, what near values
  ///            leave out is marked
  /// ```
  private void valueRow(int first, long[] row, int fromX, int toX, NearValues[] within) {
    int inner = box.innermost();
    int count = sets.length;
    int[] from = new int[count];
    int[] base = new int[count];
    int[] step = new int[count];
    int[] modulus = new int[count];
    int[] behind = new int[count];
    int[][] full = new int[count][];
    boolean looks = !lookedUp.isEmpty();
    for (int r = 0; r < count; r++) {
      RayLines ray = rays.get(r);
      from[r] = ray.fromInner(row);
      base[r] = ray.line(row);
      step[r] = ray.lineStep();
      modulus[r] = ray.modulus();
      behind[r] = ray.behind();
      full[r] = ray.full();
    }
    int nears = near.size();
    int[] at = new int[count];
    int[] lineCount = new int[count];
    long[][] seen = new long[count][];
    int reported = fromX;
    for (int x = fromX; x < toX; x++) {
      int cell = first + x;
      int word = 0;
      int reaching = 0;
      for (int r = 0; r < count; r++) {
        if (x >= from[r]) {
          int line = base[r] + x * step[r] + (modulus[r] == 1 ? 0 : x % modulus[r]);
          int all = full[r].length;
          long[] set = sets[r];
          int option = values[cell - behind[r]];
          // The set gains one option with each cell of the line. All further options on the ray are
          // options of the cell before on that line, which was valued earlier: they are in the set.
          set[(option >> 6) * all + line] |= 1L << option;
          // Sets only grow, so words that were full stay full, and the look for the first word with
          // a gap goes on where it stopped last. The mex lies in no word that one of the sets holds
          // in full, so the common look begins at the greatest of these.
          int filled = full[r][line];
          while (filled < words && set[filled * all + line] == -1) {
            filled++;
          }
          full[r][line] = filled;
          word = Math.max(word, filled);
          seen[reaching] = set;
          lineCount[reaching] = all;
          at[reaching++] = line;
        }
      }
      ValueSet[] beyond = {};
      if (looks) {
        row[inner] = x;
        lookedUp.begin(cell);
        lookedUp.look(row);
      }
      long nearest = across[x];
      for (NearValues options : within) {
        nearest |= options.at(x, cell, values);
      }
      // A ray that is not there is stood in for by no values.
      long[] set1 = reaching > 0 ? seen[0] : none;
      long[] set2 = reaching > 1 ? seen[1] : none;
      long[] set3 = reaching > 2 ? seen[2] : none;
      int step1 = reaching > 0 ? lineCount[0] : 1;
      int step2 = reaching > 1 ? lineCount[1] : 1;
      int step3 = reaching > 2 ? lineCount[2] : 1;
      int at1 = word * step1 + (reaching > 0 ? at[0] : 0);
      int at2 = word * step2 + (reaching > 1 ? at[1] : 0);
      int at3 = word * step3 + (reaching > 2 ? at[2] : 0);
      long found = 0;
      while (word < words) {
        found = set1[at1] | set2[at2] | set3[at3];
        for (int r = 3; r < reaching; r++) {
          found |= seen[r][word * lineCount[r] + at[r]];
        }
        if (word == 0) {
          found |= nearest;
        } else if (nears > 0) {
          if (beyond.length == 0) {
            row[inner] = x;
            beyond = beyond(row);
          }
          for (ValueSet set : beyond) {
            found |= set.word(word);
          }
        }
        if (looks && found != -1) {
          found = lookedUp.with(found, word);
        }
        if (found != -1) {
          break;
        }
        found = 0;
        word++;
        at1 += step1;
        at2 += step2;
        at3 += step3;
      }
      // If all words are full, `found` is 0 and the value is `64 · words`, the first that has no
      // word yet. The sets are widened below, before a later cell meets it.
      int value = (word << 6) + Long.numberOfTrailingZeros(~found);
      values[cell] = value;
      if (looks) {
        lookedUp.settle(cell);
      }
      if (word >= words) {
        widen();
      }
      if (x - reported == CELLS_BETWEEN_REPORTS) {
        meter.work(x - reported);
        reported = x;
        done = cell + 1;
      }
    }
    meter.work(toX - reported);
  }

  /// The same for the cells of a row from one to another, which have options on one to three rays
  /// and no others. A ray that is not there is stood in for by the first, which changes nothing.
  private void valueByRays(int first, long[] row, int fromX, int toX, List<Integer> met) {
    int r1 = met.getFirst();
    int r2 = met.size() > 1 ? met.get(1) : r1;
    int r3 = met.size() > 2 ? met.get(2) : r1;
    row[box.innermost()] = 0;
    int base1 = rays.get(r1).line(row);
    int base2 = rays.get(r2).line(row);
    int base3 = rays.get(r3).line(row);
    int step1 = rays.get(r1).lineStep();
    int step2 = rays.get(r2).lineStep();
    int step3 = rays.get(r3).lineStep();
    int behind1 = rays.get(r1).behind();
    int behind2 = rays.get(r2).behind();
    int behind3 = rays.get(r3).behind();
    int[] full1 = rays.get(r1).full();
    int[] full2 = rays.get(r2).full();
    int[] full3 = rays.get(r3).full();
    int all1 = full1.length;
    int all2 = full2.length;
    int all3 = full3.length;
    long[] set1 = sets[r1];
    long[] set2 = sets[r2];
    long[] set3 = sets[r3];
    int[] known = values;
    int limit = words;
    for (int x = fromX; x < toX; x++) {
      int cell = first + x;
      int line1 = base1 + x * step1;
      int line2 = base2 + x * step2;
      int line3 = base3 + x * step3;
      int option1 = known[cell - behind1];
      int option2 = known[cell - behind2];
      int option3 = known[cell - behind3];
      set1[(option1 >> 6) * all1 + line1] |= 1L << option1;
      set2[(option2 >> 6) * all2 + line2] |= 1L << option2;
      set3[(option3 >> 6) * all3 + line3] |= 1L << option3;
      int filled1 = full1[line1];
      int filled2 = full2[line2];
      int filled3 = full3[line3];
      // One value more fills one word more at most, and a number that lags is still sound.
      full1[line1] = filled1 += set1[filled1 * all1 + line1] == -1 ? 1 : 0;
      full2[line2] = filled2 += set2[filled2 * all2 + line2] == -1 ? 1 : 0;
      full3[line3] = filled3 += set3[filled3 * all3 + line3] == -1 ? 1 : 0;
      int word = Math.max(filled1, Math.max(filled2, filled3));
      int at1 = word * all1 + line1;
      int at2 = word * all2 + line2;
      int at3 = word * all3 + line3;
      long found = 0;
      while (word < limit) {
        found = set1[at1] | set2[at2] | set3[at3];
        if (found != -1) {
          break;
        }
        found = 0;
        word++;
        at1 += all1;
        at2 += all2;
        at3 += all3;
      }
      known[cell] = (word << 6) + Long.numberOfTrailingZeros(~found);
      if (word == limit) {
        widen();
        limit = words;
        set1 = sets[r1];
        set2 = sets[r2];
        set3 = sets[r3];
      }
    }
    meter.work(toX - fromX);
  }

  /// The same for a row whose options are all near.
  private void valueNear(int first, long[] row, NearValues[] within) {
    int length = across.length;
    for (int x = 0; x < length; x++) {
      int cell = first + x;
      long nearest = across[x];
      for (NearValues options : within) {
        nearest |= options.at(x, cell, values);
      }
      if (nearest == -1) {
        row[box.innermost()] = x;
        values[cell] = leastBeyond(row);
      } else {
        values[cell] = Long.numberOfTrailingZeros(~nearest);
      }
    }
    meter.work(length);
  }

  /// The least value from 64 on that no near option of a cell has.
  private int leastBeyond(long[] sizes) {
    ValueSet[] sets = beyond(sizes);
    int word = 0;
    long found = -1;
    while (found == -1) {
      word++;
      found = 0;
      for (ValueSet set : sets) {
        found |= set.word(word);
      }
    }
    return (word << 6) + Long.numberOfTrailingZeros(~found);
  }

  private ValueSet[] beyond(long[] sizes) {
    ValueSet[] sets = new ValueSet[near.size()];
    for (int n = 0; n < sets.length; n++) {
      sets[n] = near.get(n).all(sizes, values);
    }
    return sets;
  }

  /// Enters a row with all near values: those across are added, those within the row are left.
  private NearValues[] enterNear(int first, long[] row) {
    Arrays.fill(across, 0);
    List<NearValues> within = new ArrayList<>();
    for (NearValues options : near) {
      options.enter(row);
      if (options.isAcross()) {
        options.addTo(across, first, values);
      } else {
        within.add(options);
      }
    }
    return within.toArray(NearValues[]::new);
  }

  /// Makes room for twice as many values.
  private void widen() {
    words *= 2;
    for (int r = 0; r < sets.length; r++) {
      sets[r] = widened(sets[r], r);
    }
    none = new long[words];
    lookedUp.widen(words * Long.SIZE);
  }
}
