package org.grundy.solvers.sequence.state;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.core.TuplePosition;
import org.grundy.core.number.Divisors;
import org.grundy.core.period.Periodicity;
import org.grundy.rules.heap.equation.BoundedStates;
import org.grundy.rules.heap.equation.BoundedStates.Left;
import org.grundy.rules.moves.TupleRuleset;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.space.Finder;
import org.grundy.solvers.space.MetSpace;

/// Heaps that move together, of which one is long and the others are one of finitely many states,
/// where moves may take any number of tokens off the long heap, as in Wythoff's game: of each state
/// a *line* of values, by the long heap n.
///
/// **Theorem** (for Wythoff's game and its kin: Dress, Flammenkamp and Pink, *Additive periodicity
/// of the Sprague–Grundy function of certain Nim games*, 1999; Landman, *A simple FSM-based proof
/// of the additive periodicity of the Sprague–Grundy function of Wythoff's game*, 2002). Let no
/// option of fixed size take more than d tokens, none leave a longer heap but on lines of which the
/// theorem is known by now, M < N = M + p with M - d beyond all that is irregular, p a multiple of
/// the steps of all rays, and s a number of each line, such that
///
/// 1. `G(m + p) = G(m) + s` for `M - d <= m < M` on each line;
/// 2. for each line with s = 0: all options are on lines with s = 0, and the values that its rays
///    have met before M and before N are the same;
/// 3. for each line with s > 0 and each residue of n by the steps: the values that its rays to
///    lines of the same s have met before M, with those of options that do not depend on n, are all
///    below some b and others from b on; those before N are all below b + s and the same others
///    with s added; and the values on all other lines, which have s = 0, and those of options that
///    do not depend on n are below b.
///
/// Then `G(n + p) = G(n) + s` for all `n >= M - d` on each line. For let it be so up to some heap.
/// The next, at M + i and N + i, has options whose values from b on, from b + s on, are the same
/// but for s, and all values below; so the least that is missing is too.
public final class ArithmeticLines {
  /// Lines are asked about heaps from here on: a sweep over all positions knows shorter ones.
  public static final long LONG = 1L << 14;

  /// Values are looked at so far, at the most.
  public static final int MOST_HEAPS = 1 << 17;

  private static final int FIRST_HEAPS = 64;

  /// A period is looked for where the values go over it so many times.
  private static final int TIMES = 3;

  /// Of so many periods that the last values show it is asked whether they recur.
  private static final int MOST_SEEN = 3;

  private final BoundedStates states;
  private final Finder<TuplePosition> small;
  private final List<StateLine> lines;

  /// Lines that lead to each other, those behind others that they lead to; in each an order in
  /// which the values of one n can be found.
  private final List<List<StateLine>> components;

  private final Map<StateLine, Proof> proofs = new HashMap<>();
  private final Set<StateLine> failed = new HashSet<>();

  /// How the period of a line was proved.
  ///
  /// @param periodicity the least one
  /// @param from the heaps before this one, and
  /// @param to before this one, were compared
  public record Proof(Periodicity periodicity, long from, long to) {}

  private ArithmeticLines(
      BoundedStates states,
      Finder<TuplePosition> small,
      List<StateLine> lines,
      List<List<StateLine>> components) {
    this.states = states;
    this.small = small;
    this.lines = lines;
    this.components = components;
  }

  /// The states that are reached from some starts; empty where the rules are not seen to have
  /// finitely many, or leave components beside the long heap.
  ///
  /// @param place the place of the long heap
  /// @param starts the sizes of each position
  public static Optional<BoundedStates> states(
      GameRules rules, int place, Collection<List<Long>> starts) {
    return rules.board() instanceof Board.Heaps && rules.isPlain()
        ? BoundedStates.withRays(
                rules.rules().stream().map(EquationMove.class::cast).toList(), place, starts)
            .filter(ArithmeticLines::leaveOneHeap)
        : Optional.empty();
  }

  /// True if options are a long heap alone or do not depend on it.
  private static boolean leaveOneHeap(BoundedStates states) {
    return states.states().stream()
        .flatMap(state -> state.options().stream())
        .filter(option -> option.left().isPresent())
        .allMatch(option ->
            option.fixed().isEmpty()
                && option.left().get().ray().stream().allMatch(ray -> ray.step() <= MOST_HEAPS));
  }

  /// The lines of some states.
  ///
  /// @param states as [#states] finds them
  /// @throws org.grundy.core.BudgetSpentException if it takes more than the meter allows
  public static ArithmeticLines of(GameRules rules, BoundedStates states, Meter meter) {
    Finder<TuplePosition> small = MetSpace.values(TupleRuleset.of(rules), meter);
    List<StateLine> lines = new ArrayList<>();
    for (int state = 0; state < states.states().size(); state++) {
      StateLine line = new StateLine(state, meter);
      for (long n = 0; n < states.fromHeap(); n++) {
        line.add(small.value(new TuplePosition(states.position(state, n))));
      }
      lines.add(line);
    }
    lines.forEach(line -> connect(line, lines, states, small, meter));
    return new ArithmeticLines(states, small, lines, components(lines));
  }

  private static void connect(
      StateLine line,
      List<StateLine> lines,
      BoundedStates states,
      Finder<TuplePosition> small,
      Meter meter) {
    Set<Long> constants = new LinkedHashSet<>();
    for (BoundedStates.Option option : states.states().get(line.state()).options()) {
      if (option.left().isEmpty()) {
        constants.add(
            option.fixed().stream()
                .mapToLong(fixed -> small.value(new TuplePosition(fixed)))
                .reduce(0, (one, other) -> one ^ other));
        continue;
      }
      Left left = option.left().get();
      StateLine target = lines.get(left.state());
      left.ray()
          .ifPresentOrElse(
              ray -> line.rays().add(new RayValues(target, left, ray, meter)),
              () -> line.near().add(new StateLine.Near(target, left.taken())));
    }
    line.setConstants(constants.stream().mapToLong(value -> value).toArray());
  }

  private static List<List<StateLine>> components(List<StateLine> lines) {
    List<Set<StateLine>> reached = lines.stream().map(ArithmeticLines::reached).toList();
    List<StateLine> order = new ArrayList<>(lines);
    order.sort(Comparator.comparingInt(line -> reached.get(line.state()).size()));
    List<List<StateLine>> components = new ArrayList<>();
    Set<StateLine> taken = new HashSet<>();
    for (StateLine line : order) {
      if (!taken.contains(line)) {
        List<StateLine> component =
            reached.get(line.state()).stream()
                .filter(one -> reached.get(one.state()).contains(line))
                .toList();
        taken.addAll(component);
        components.add(inOrder(component));
      }
    }
    return components;
  }

  /// The lines of a component, each behind those to which options lead that take no token. There is
  /// such an order, as no play of long heaps would end otherwise.
  private static List<StateLine> inOrder(List<StateLine> component) {
    Set<StateLine> open = new LinkedHashSet<>(component);
    List<StateLine> order = new ArrayList<>();
    while (!open.isEmpty()) {
      StateLine next =
          open.stream()
              .filter(line -> line.targetsOfNone().noneMatch(open::contains))
              .findFirst()
              .orElseThrow();
      open.remove(next);
      order.add(next);
    }
    return order;
  }

  /// The lines that a line leads to, itself among them.
  private static Set<StateLine> reached(StateLine line) {
    Set<StateLine> reached = new LinkedHashSet<>();
    Deque<StateLine> open = new ArrayDeque<>(List.of(line));
    while (!open.isEmpty()) {
      StateLine one = open.pop();
      if (reached.add(one)) {
        one.targets().forEach(open::push);
      }
    }
    return reached;
  }

  /// True if a position is on one of these lines.
  public boolean has(List<Long> sizes) {
    return states.number(sizes).isPresent();
  }

  /// The value of a position: read off the period of its line where that is proved, else found with
  /// those of all smaller long heaps; by the definition where it is on no line.
  ///
  /// @throws org.grundy.core.BudgetSpentException if it takes more than the meter allows
  public long value(List<Long> sizes) {
    OptionalInt state = states.number(sizes);
    if (state.isEmpty()) {
      return small.value(new TuplePosition(sizes));
    }
    StateLine asked = lines.get(state.getAsInt());
    long n = sizes.get(states.place());
    if (n > MOST_HEAPS && period(asked).isEmpty()) {
      throw new BudgetSpentException(
          "no period of the line is found below %,d".formatted(MOST_HEAPS));
    }
    if (asked.period().isEmpty()) {
      Set<StateLine> reached = reached(asked);
      if (n >= asked.known() && reached.stream().anyMatch(StateLine::growsHeaps)) {
        return ofGrowing(asked, sizes);
      }
      extend(components.stream().flatMap(List::stream).filter(reached::contains).toList(), n + 1);
    }
    return asked.value(n);
  }

  /// The value of a heap on a line that leads to longer heaps, which are known where they have a
  /// period.
  private long ofGrowing(StateLine line, List<Long> sizes) {
    return period(line).isPresent()
        ? line.value(sizes.get(states.place()))
        : small.value(new TuplePosition(sizes));
  }

  /// The value of a heap that is known, or follows from a period.
  long value(int state, long heap) {
    return lines.get(state).value(heap);
  }

  TuplePosition position(int state, long heap) {
    return new TuplePosition(states.position(state, heap));
  }

  /// The heaps of a line that have a value, of some that lie one step apart. The line has a period,
  /// or it is one heap.
  Stream<Heaps> heaps(int state, long value, Heaps among) {
    if (among.count() == 1) {
      boolean isMet = value(states.position(state, among.from())) == value;
      return isMet ? Stream.of(among) : Stream.empty();
    }
    StateLine line = lines.get(state);
    Periodicity period = line.period().orElseThrow();
    long step = among.step();
    long common = period.period() / Divisors.gcd(period.period(), step) * step;
    long rise = period.saltus() * (common / period.period());
    long early =
        Math.min(among.count(), Math.ceilDiv(Math.max(0, period.preperiod() - among.from()), step));
    Stream<Heaps> irregular =
        LongStream.range(0, early)
            .map(among::at)
            .filter(size -> line.value(size) == value)
            .mapToObj(Heaps::one);
    Stream<Heaps> regular =
        LongStream.range(early, Math.min(among.count(), early + common / step))
            .map(among::at)
            .boxed()
            .flatMap(
                size -> regular(size, among.to(), common, rise, value - line.value(size)).stream());
    return Stream.concat(irregular, regular);
  }

  /// The heaps that have a value among those which lie a common period apart.
  ///
  /// @param rise by how much values rise from one to the next
  /// @param missing by how much the value of the first is too small
  private static Optional<Heaps> regular(long from, long to, long common, long rise, long missing) {
    if (rise == 0) {
      return missing == 0
          ? Optional.of(new Heaps(from, common, (to - from) / common + 1))
          : Optional.empty();
    }
    boolean isMet = missing >= 0 && missing % rise == 0 && missing / rise <= (to - from) / common;
    return isMet ? Optional.of(Heaps.one(from + missing / rise * common)) : Optional.empty();
  }

  /// The moves of a position that the states have, where they are seen not to come twice; empty too
  /// where the heap is not long, or some line has no period.
  ///
  /// @throws org.grundy.core.BudgetSpentException if it takes more than the meter allows
  public Optional<LineMoves> moves(List<Long> sizes) {
    int state = states.number(sizes).orElseThrow();
    long heap = sizes.get(states.place());
    return heap >= states.fromHeap() && period(lines.get(state)).isPresent()
        ? LineMoves.of(this, states, state, heap)
        : Optional.empty();
  }

  /// The period of the line of a position that the states have, if one is found and proved within
  /// what is looked at.
  ///
  /// @throws org.grundy.core.BudgetSpentException if it takes more than the meter allows
  public Optional<Proof> period(List<Long> sizes) {
    return period(lines.get(states.number(sizes).orElseThrow()));
  }

  private Optional<Proof> period(StateLine asked) {
    Set<StateLine> reached = reached(asked);
    for (List<StateLine> component : components) {
      StateLine first = component.getFirst();
      if (reached.contains(first) && !proofs.containsKey(first) && !failed.contains(first)) {
        settle(component);
      }
    }
    return Optional.ofNullable(proofs.get(asked));
  }

  /// The reason why values are those of lines.
  public static String because(GameRules rules, BoundedStates states) {
    StateWords words = StateWords.of(rules, states);
    return "%1$s, each a line of values along %2$s, and a move takes fixed numbers off %2$s or any"
        .formatted(words.states(), words.heap());
  }

  /// The reason why a line has a period.
  public String because(GameRules rules, Proof proof) {
    StateWords words = StateWords.of(rules, states);
    return String.format(
        Locale.ROOT,
        "all that decides values on the lines along %1$s, one for each %2$s, is the same before %1$s ="
            + " %4$,d as before %1$s = %3$,d but for a number added on each, so that it recurs for"
            + " ever (Dress, Flammenkamp and Pink 1999)",
        words.heap(),
        words.others(),
        proof.from(),
        proof.to());
  }

  /// Looks for a period of lines that lead to each other, and to others whose periods are known.
  private void settle(List<StateLine> component) {
    Set<StateLine> others = reached(component.getFirst());
    component.forEach(others::remove);
    boolean areKnown =
        others.stream().allMatch(proofs::containsKey)
            && component.stream().noneMatch(line -> line.growsHeapsOf(component));
    if (!areKnown || !find(component, common(component, others))) {
      failed.addAll(component);
    }
  }

  /// What every period of these lines that can be proved is a multiple of.
  private static long common(List<StateLine> component, Set<StateLine> others) {
    LongStream periods = others.stream().mapToLong(line -> line.period().orElseThrow().period());
    LongStream steps =
        component.stream().flatMap(line -> line.rays().stream()).mapToLong(RayValues::step);
    return LongStream.concat(periods, steps)
        .reduce(1, (one, other) -> one > MOST_HEAPS ? one : one / Divisors.gcd(one, other) * other);
  }

  private boolean find(List<StateLine> component, long common) {
    for (int heaps = FIRST_HEAPS; heaps <= MOST_HEAPS; heaps *= 2) {
      if (common > heaps / TIMES) {
        continue;
      }
      extend(component, heaps);
      int to = heaps;
      Optional<Recurrence> found =
          LongStream.rangeClosed(1, heaps / TIMES / common)
              .mapToObj(times -> new Recurrence(component, to - times * common, to))
              .filter(Recurrence::isSeen)
              .limit(MOST_SEEN)
              .filter(Recurrence::holds)
              .findFirst();
      if (found.isPresent()) {
        component.forEach(line -> prove(line, found.get()));
        return true;
      }
    }
    return false;
  }

  private void prove(StateLine line, Recurrence recurrence) {
    line.prove(least(line, recurrence.from(), recurrence.period(), recurrence.saltus(line)));
    proofs.put(line, new Proof(line.period().orElseThrow(), recurrence.from(), recurrence.to()));
  }

  /// The least period that a line has if it has one from some heap on, with the heap from which on
  /// it has it.
  private static Periodicity least(StateLine line, long from, long period, long saltus) {
    long irregular = from - 1;
    while (irregular >= 0 && line.value(irregular + period) - line.value(irregular) == saltus) {
      irregular--;
    }
    long first = irregular + 1;
    Periodicity found = new Periodicity(first, period, saltus);
    line.prove(found);
    return LongStream.range(1, period)
        .filter(part -> hasPart(line, found, part))
        .mapToObj(part -> least(line, first, part, saltus * part / period))
        .findFirst()
        .orElse(found);
  }

  private static boolean hasPart(StateLine line, Periodicity whole, long part) {
    long period = whole.period();
    long added = whole.saltus() * part / period;
    return period % part == 0
        && whole.saltus() * part % period == 0
        && LongStream.range(whole.preperiod(), whole.preperiod() + period)
            .allMatch(n -> line.value(n + part) - line.value(n) == added);
  }

  /// Finds the values of lines up to a number of heaps. What else they lead to has a period.
  ///
  /// @param these in an order in which the values of one n can be found
  private static void extend(List<StateLine> these, long heaps) {
    long from = these.stream().mapToLong(StateLine::known).min().orElse(heaps);
    for (long n = from; n < heaps; n++) {
      for (StateLine line : these) {
        if (line.known() == n && line.period().isEmpty()) {
          line.extend();
        }
      }
    }
  }
}
