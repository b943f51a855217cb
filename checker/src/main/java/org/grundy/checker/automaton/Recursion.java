package org.grundy.checker.automaton;

import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.grundy.core.Meter;
import org.grundy.core.certificate.AutomatonCertificate.Claim;

/// The recursion of a game, done for all positions at once: what an automaton says of each is what
/// the rules make of all that it says of the options.
///
/// While a position is read, of each machine the set of all that may be chosen with it is followed:
/// its states, each with the state of the automaton in the option. From sets and state after the
/// last digit the rules tell the output. As sets and states are finitely many, all positions are
/// looked at. A position begins with any number of zeros, so that options and numbers that are
/// chosen may be longer than it: the first set is that of all that zeros lead to.
final class Recursion {
  private final Automaton automaton;
  private final Choices choices;
  private final Claim claim;
  private final boolean misere;
  private final Meter meter;

  /// The states of the automaton and one more, for what is no option.
  private final int width;

  private final BitSet useful;
  private final int[] stamps;
  private int stamp;
  private final Map<IntBuffer, Integer> numbers = new HashMap<>();
  private final List<int[]> sets = new ArrayList<>();
  private final List<int[]> steps = new ArrayList<>();
  private final List<Told> told = new ArrayList<>();

  /// What a set says after the last digit: the kinds of machines that accept, and the outputs of
  /// options.
  private record Told(Set<Machine.Kind> kinds, BitSet options) {}

  /// A state of the automaton and behind it a set for each machine, and how they were reached.
  private record Reached(IntBuffer at, int letter, int from) {
    int state() {
      return at.get(0);
    }
  }

  /// A position where the output is not what the rules make of it.
  ///
  /// @param letters by which it is read
  record Fault(List<Integer> letters, long output, long expected) {}

  Recursion(Automaton automaton, Choices choices, Claim claim, boolean misere, Meter meter) {
    this.automaton = automaton;
    this.choices = choices;
    this.claim = claim;
    this.misere = misere;
    this.meter = meter;
    this.width = automaton.states() + 1;
    this.useful = useful();
    long members = (long) choices.count() * width;
    meter.claim(4 * members);
    this.stamps = new int[Math.toIntExact(members)];
  }

  /// The states of the automaton on which some answer may hang.
  private BitSet useful() {
    BitSet found = new BitSet();
    found.set(0, width);
    return claim == Claim.LOSING ? automaton.reaching(1) : found;
  }

  /// The first of the shortest faults; empty where there is none.
  ///
  /// @throws org.grundy.core.BudgetSpentException if the budget is spent
  Optional<Fault> fault() {
    List<Reached> reached = new ArrayList<>();
    Set<IntBuffer> known = new HashSet<>();
    int[] start = new int[1 + choices.starts()];
    for (int machine = 0; machine < choices.starts(); machine++) {
      start[1 + machine] = number(first(machine));
    }
    reached.add(new Reached(IntBuffer.wrap(start), 0, -1));
    known.add(reached.getFirst().at);
    for (int at = 0; at < reached.size(); at++) {
      Reached here = reached.get(at);
      Optional<Long> expected = expected(here.at);
      long output = automaton.output(here.state());
      if (expected.isPresent() && expected.get() != output) {
        return Optional.of(new Fault(path(reached, at), output, expected.get()));
      }
      for (int letter = 0; letter < automaton.letters(); letter++) {
        IntBuffer next = after(here.at, letter);
        if (known.add(next)) {
          meter.claim(150 + 4L * start.length);
          reached.add(new Reached(next, letter, at));
        }
      }
    }
    return Optional.empty();
  }

  private IntBuffer after(IntBuffer at, int letter) {
    int[] next = new int[at.capacity()];
    next[0] = automaton.after(at.get(0), letter);
    for (int i = 1; i < next.length; i++) {
      next[i] = step(at.get(i), letter);
    }
    return IntBuffer.wrap(next);
  }

  private static List<Integer> path(List<Reached> reached, int last) {
    List<Integer> letters = new ArrayList<>();
    for (int at = last; reached.get(at).from >= 0; at = reached.get(at).from) {
      letters.add(reached.get(at).letter);
    }
    Collections.reverse(letters);
    return letters;
  }

  /// All that zeros lead to from the start of a machine.
  private int[] first(int start) {
    BitSet all = new BitSet();
    boolean move = choices.kind(start) == Machine.Kind.MOVE;
    if (move && useful.get(0)) {
      all.set(start * width);
    }
    if (!move || misere) {
      all.set(start * width + width - 1);
    }
    if (!choices.padded()) {
      return all.stream().toArray();
    }
    int before;
    do {
      before = all.cardinality();
      Arrays.stream(next(all.stream().toArray(), 0)).forEach(all::set);
    } while (all.cardinality() > before);
    return all.stream().toArray();
  }

  private int[] next(int[] set, int letter) {
    stamp++;
    int[] found = new int[16];
    int length = 0;
    for (int member : set) {
      int option = member % width;
      int[] arcs = choices.arcs(member / width, letter);
      for (int i = 0; i < arcs.length; i += 2) {
        int after = option == width - 1 ? option : automaton.after(option, arcs[i + 1]);
        int next = arcs[i] * width + after;
        if (stamps[next] != stamp && (after == width - 1 || useful.get(after))) {
          stamps[next] = stamp;
          if (length == found.length) {
            found = Arrays.copyOf(found, 2 * length);
          }
          found[length++] = next;
        }
      }
    }
    meter.work(1 + set.length / 16);
    int[] sorted = Arrays.copyOf(found, length);
    Arrays.sort(sorted);
    return sorted;
  }

  private int step(int set, int letter) {
    int[] known = steps.get(set);
    if (known[letter] == 0) {
      known[letter] = 1 + number(next(sets.get(set), letter));
    }
    return known[letter] - 1;
  }

  private int number(int[] set) {
    Integer known = numbers.putIfAbsent(IntBuffer.wrap(set), sets.size());
    if (known != null) {
      return known;
    }
    meter.claim(200 + 4L * set.length + 4L * automaton.letters());
    sets.add(set);
    steps.add(new int[automaton.letters()]);
    told.add(told(set));
    return sets.size() - 1;
  }

  private Told told(int[] set) {
    Told found = new Told(EnumSet.noneOf(Machine.Kind.class), new BitSet());
    for (int member : set) {
      if (choices.isAccepted(member / width)) {
        found.kinds.add(choices.kind(member / width));
        if (member % width < width - 1) {
          found.options.set((int) automaton.output(member % width));
        }
      }
    }
    return found;
  }

  /// The output that the rules make of sets after the last digit; empty if what was read is no
  /// position.
  private Optional<Long> expected(IntBuffer at) {
    Set<Machine.Kind> kinds = EnumSet.noneOf(Machine.Kind.class);
    BitSet options = new BitSet();
    for (int i = 1; i < at.capacity(); i++) {
      kinds.addAll(told.get(at.get(i)).kinds);
      options.or(told.get(at.get(i)).options);
    }
    if (!kinds.contains(Machine.Kind.NUMBERS)) {
      return Optional.empty();
    }
    return Optional.of(
        claim == Claim.VALUES ? options.nextClearBit(0) : isLosing(kinds, options) ? 1L : 0L);
  }

  /// True if the player to move loses: the opponent has moved to a position that wins, or no option
  /// is losing and it is not that a player who cannot move wins.
  private boolean isLosing(Set<Machine.Kind> kinds, BitSet options) {
    if (kinds.contains(Machine.Kind.WON) || kinds.contains(Machine.Kind.LOST)) {
      return kinds.contains(Machine.Kind.WON);
    }
    return !options.get(1) && !(misere && !kinds.contains(Machine.Kind.MOVE));
  }
}
