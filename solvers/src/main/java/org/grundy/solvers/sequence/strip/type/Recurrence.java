package org.grundy.solvers.sequence.strip.type;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.grundy.solvers.sequence.strip.type.TypedHeaps.Divided;
import org.grundy.solvers.sequence.strip.type.TypedHeaps.Shortened;

/// The moves of one type in few terms: those that leave two heaps with as wide a range of sizes as
/// the moves that leave one allow, and what is left of the latter.
///
/// @param fromSize for heaps from this size on it says all moves; 0 if the small ones have the
///   values that follow from it too
public record Recurrence(List<Term> terms, List<Shortened> rest, int fromSize) {
  public Recurrence {
    terms = List.copyOf(terms);
    rest = List.copyOf(rest);
  }

  /// Two heaps of i and j tokens, i + j = n - taken, in all ways with both large enough.
  public record Term(Divided moves, int fromLeft, int fromRight) {}

  public static Recurrence of(TypedHeaps heaps, int number) {
    TypedHeaps.Type type = heaps.types().get(number);
    Set<Shortened> covered = new HashSet<>();
    List<Term> terms = new ArrayList<>();
    for (Divided moves : type.divided()) {
      int fromLeft = heaps.apart();
      while (fromLeft > 0 && covers(heaps, type, moves, true, fromLeft - 1, covered)) {
        fromLeft--;
      }
      int fromRight = heaps.apart();
      while (fromRight > 0 && covers(heaps, type, moves, false, fromRight - 1, covered)) {
        fromRight--;
      }
      terms.add(new Term(moves, fromLeft, fromRight));
    }
    List<Shortened> rest =
        type.shortened().stream().filter(option -> !covered.contains(option)).toList();
    boolean always = true;
    for (int size = 0; size < heaps.fromSize(); size++) {
      always &= mex(heaps, terms, rest, size) == type.first().get(size);
    }
    return new Recurrence(terms, rest, always ? 0 : heaps.fromSize());
  }

  /// True if a move leaves one heap as if the other of these had a certain size.
  private static boolean covers(
      TypedHeaps heaps,
      TypedHeaps.Type type,
      Divided moves,
      boolean left,
      int size,
      Set<Shortened> covered) {
    int small = left ? moves.left() : moves.right();
    int large = left ? moves.right() : moves.left();
    Shortened option =
        new Shortened(
            large,
            moves.taken() + size,
            moves.added() ^ heaps.types().get(small).first().get(size));
    return type.shortened().contains(option) && (covered.add(option) || covered.contains(option));
  }

  private static int mex(TypedHeaps heaps, List<Term> terms, List<Shortened> rest, int size) {
    BitSet seen = new BitSet();
    for (Term term : terms) {
      Divided moves = term.moves;
      for (int i = term.fromLeft; i <= size - moves.taken() - term.fromRight; i++) {
        seen.set(
            heaps.types().get(moves.left()).first().get(i)
                ^ heaps.types().get(moves.right()).first().get(size - moves.taken() - i)
                ^ moves.added());
      }
    }
    for (Shortened option : rest) {
      if (option.taken() <= size) {
        seen.set(
            heaps.types().get(option.type()).first().get(size - option.taken()) ^ option.added());
      }
    }
    return seen.nextClearBit(0);
  }

  /// The types that it names.
  public Set<Integer> types() {
    Set<Integer> types = new HashSet<>();
    for (Term term : terms) {
      types.add(term.moves.left());
      types.add(term.moves.right());
    }
    rest.forEach(option -> types.add(option.type()));
    return types;
  }
}
