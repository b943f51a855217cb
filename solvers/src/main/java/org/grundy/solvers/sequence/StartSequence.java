package org.grundy.solvers.sequence;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.grundy.core.Budget;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.core.Play;
import org.grundy.core.number.NimSums;
import org.grundy.core.period.Periodicity;
import org.grundy.core.period.Regularity;
import org.grundy.rules.moves.GridRuleset;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Glyphs;
import org.grundy.rules.tree.GraphFamily;
import org.grundy.rules.tree.Start;
import org.grundy.solvers.sequence.state.StateHeaps;
import org.grundy.solvers.sequence.strip.PathHeaps;
import org.grundy.solvers.sequence.strip.RingHeaps;
import org.grundy.solvers.sequence.strip.StripHeaps;
import org.grundy.solvers.sequence.strip.row.NotHeaps;
import org.grundy.solvers.sequence.strip.type.CodeForm;
import org.grundy.solvers.sequence.strip.type.TypedHeaps;

/// The starts of one number of a game as terms of one sequence: heaps, strips and rings filled with
/// one glyph and the paths and cycles of games on graphs, which are heaps of one or more types.
///
/// @param sequence the values of heaps
/// @param shift the start of number n is the heap n + shift
/// @param first the values of the starts below `first.size()`, of which that does not hold
/// @param because why the starts are heaps; empty where they are by their rules
public record StartSequence(HeapSequence sequence, long shift, List<Long> first, String because) {
  public StartSequence {
    first = List.copyOf(first);
  }

  /// The sequence of a game's starts under normal play, if one is known.
  public static Optional<StartSequence> of(GameRules rules) {
    if (rules.play() != Play.NORMAL || !rules.takesTurns()) {
      return Optional.empty();
    }
    return switch (rules.board()) {
      case Board.Heap _ when rules.endsEarly() -> Optional.empty();
      case Board.Heap _ -> Optional.of(new StartSequence(HeapSequence.of(rules), 0, List.of(), ""));
      case Board.Cells cells when cells.isRow() ->
          cells.closes() ? ofRings(rules) : ofStrips(rules);
      case Board.Graph _ -> ofGraphs(rules);
      default -> Optional.empty();
    };
  }

  /// The sequence of the positions of heaps that move together of which one size runs, if these are
  /// the heaps of one of finitely many states.
  ///
  /// @param place of the size that runs
  /// @param sizes the others; that at `place` does not matter
  public static Optional<StartSequence> of(GameRules rules, int place, List<Long> sizes) {
    return StateHeaps.states(rules, place, List.of(sizes))
        .map(states -> {
          Meter meter = new Meter(Budget.ofThisProcess());
          TypedHeaps heaps = StateHeaps.of(rules, states, meter).heaps();
          return new StartSequence(
              HeapSequence.ofTypes(heaps, new StripHeaps.Start(List.of(), 0, 0, 0)),
              0,
              List.of(),
              StateHeaps.because(rules, states));
        });
  }

  private static Optional<StartSequence> ofGraphs(GameRules rules) {
    if (rules.start().isEmpty()
        || !(rules.start().get() instanceof Start.Family(GraphFamily family))) {
      return Optional.empty();
    }
    try {
      PathHeaps paths = PathHeaps.of(rules);
      TypedHeaps heaps = paths.heaps(family);
      StripHeaps.Start start = paths.start(family);
      Optional<CodeForm> form = CodeForm.of(heaps, start.type(), 0);
      return Optional.of(ofTypes(heaps, start, form, paths.because(family, heaps, form)));
    } catch (NotHeaps e) {
      return Optional.empty();
    }
  }

  private static Optional<StartSequence> ofStrips(GameRules rules) {
    try {
      Optional<Glyph> glyph = filledWith(rules);
      return glyph.isPresent() && firstWithoutValue(rules).isEmpty()
          ? Optional.of(filled(StripHeaps.of(rules), glyph.get()))
          : Optional.empty();
    } catch (NotHeaps e) {
      return Optional.empty();
    }
  }

  private static Optional<StartSequence> ofRings(GameRules rules) {
    Optional<Glyph> glyph = filledWith(rules);
    if (glyph.isEmpty() || firstWithoutValue(rules).isPresent()) {
      return Optional.empty();
    }
    try {
      RingHeaps rings = RingHeaps.of(rules);
      TypedHeaps heaps = rings.filled(glyph.get());
      int type = heaps.types().size() - 1;
      List<Integer> first = heaps.types().get(type).first();
      return Optional.of(
          ofTypes(
              heaps,
              new StripHeaps.Start(first, type, 0, 0),
              CodeForm.of(heaps, type, 0),
              rings.because(glyph.get())));
    } catch (NotHeaps e) {
      return Optional.empty();
    }
  }

  /// The least number of cells, from 0, with which the start has no value, as it is over or can be
  /// won at once; empty where every start has one, and for starts that are not filled with one
  /// glyph.
  ///
  /// A move of a strip that is heaps, with all that decides whether it wins, lies within
  /// [StripHeaps#WIDEST] cells. In a start of more than twice as many it sees one end at most, and
  /// the same cells in a start of just as many; so no longer ones are looked at.
  public static OptionalInt firstWithoutValue(GameRules rules) {
    Optional<Glyph> glyph = filledWith(rules);
    if (rules.wins().isEmpty() || glyph.isEmpty()) {
      return OptionalInt.empty();
    }
    GridRuleset moves = GridRuleset.of(rules);
    byte filled = (byte) Glyphs.of(rules).cell(glyph.get());
    return IntStream.rangeClosed(1, 2 * StripHeaps.WIDEST)
        .filter(n -> {
          byte[] cells = new byte[n];
          Arrays.fill(cells, filled);
          return hasNoValue(moves, GridPosition.wrap(1, n, cells));
        })
        .findFirst();
  }

  private static boolean hasNoValue(GridRuleset moves, GridPosition start) {
    boolean[] ends = {moves.isOver(start)};
    moves.optionSums(start, (_, ending) -> ends[0] |= ending);
    return ends[0];
  }

  /// The one glyph of all cells of a start.
  static Optional<Glyph> filledWith(GameRules rules) {
    return rules.start().isPresent()
            && rules.start().get() instanceof Start.Fill(Glyph glyph, Optional<Glyph> first)
            && first.isEmpty()
        ? Optional.of(glyph)
        : Optional.empty();
  }

  private static StartSequence filled(StripHeaps strips, Glyph glyph) throws NotHeaps {
    StripHeaps.Start start = strips.start(glyph);
    Optional<CodeForm> form = strips.form(start);
    return ofTypes(strips.heaps(), start, form, strips.because(glyph, start, form));
  }

  private static StartSequence ofTypes(
      TypedHeaps heaps, StripHeaps.Start start, Optional<CodeForm> form, String because) {
    HeapSequence starts = HeapSequence.ofTypes(heaps, start);
    return form.map(found -> ofCode(starts, start, found, because))
        .orElseGet(() -> new StartSequence(starts, 0, List.of(), because));
  }

  /// The starts as heaps of a code. Those of which that does not hold, and those that would be
  /// heaps of less than nothing, have values of their own.
  private static StartSequence ofCode(
      HeapSequence starts, StripHeaps.Start start, CodeForm form, String because) {
    HeapSequence heaps =
        HeapSequence.ofDigits(form.digits().stream().mapToInt(digit -> digit).toArray());
    long shift = (long) form.shift() - start.less();
    Meter meter = new Meter(Budget.ofThisProcess());
    List<Long> first = new ArrayList<>();
    for (long n = 0; n < Math.max(start.first().size(), -shift); n++) {
      first.add(starts.value(n, meter));
    }
    while (first.size() > Math.max(0, -shift)
        && heaps.value(first.size() - 1 + shift, meter) == first.getLast()) {
      first.removeLast();
    }
    return new StartSequence(heaps, shift, first, because);
  }

  /// The value of the start of a number.
  ///
  /// @throws org.grundy.core.BudgetSpentException if it takes more than the meter allows
  public long value(long n, Meter meter) {
    return n < first.size() ? first.get((int) n) : sequence.value(n + shift, meter);
  }

  /// The nim-sum of the values of the starts of all numbers from one to another, by their period;
  /// empty where none is known.
  ///
  /// @throws org.grundy.core.BudgetSpentException if it takes more than the meter allows
  /// @throws ArithmeticException if a value passes 63 bits
  public OptionalLong sum(long from, long to, Meter meter) {
    if (to <= from) {
      return OptionalLong.of(from == to ? value(from, meter) : 0);
    }
    long _ = value(to, meter);
    Optional<Periodicity> known = periodicity(to);
    if (known.isEmpty()) {
      return OptionalLong.empty();
    }
    Periodicity regular = known.get();
    long sum = 0;
    long n = from;
    for (; n <= to && n < regular.preperiod(); n++) {
      meter.work(1);
      sum ^= value(n, meter);
    }
    long terms = Math.min(regular.period(), to - n + 1);
    for (long first = n; first < n + terms; first++) {
      meter.work(1);
      long count = (to - first) / regular.period() + 1;
      sum ^= NimSums.ofProgression(value(first, meter), regular.saltus(), count);
    }
    return OptionalLong.of(sum);
  }

  /// The period of the starts, with or without a saltus, if that of the heaps is proved by now.
  public Optional<Regularity.Proved> period() {
    return sequence
        .proved()
        .map(found ->
            new Regularity.Proved(
                ofStarts(found.periodicity()),
                found.proof(),
                found.needed() - shift,
                (because.isEmpty() ? "" : because + "; ") + found.because()));
  }

  /// The period of the starts up to a number with or without a saltus, if one is known by now.
  Optional<Periodicity> periodicity(long largest) {
    return sequence.periodicity(largest + shift).map(this::ofStarts);
  }

  /// A period of the heaps as one of the starts, which may hold of still smaller ones.
  public Periodicity ofStarts(Periodicity heaps) {
    return new Periodicity(
        Math.max(first.size(), heaps.preperiod() - shift), heaps.period(), heaps.saltus());
  }
}
