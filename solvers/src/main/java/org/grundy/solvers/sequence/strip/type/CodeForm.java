package org.grundy.solvers.sequence.strip.type;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.grundy.solvers.sequence.strip.type.TypedHeaps.Divided;
import org.grundy.solvers.sequence.strip.type.TypedHeaps.Shortened;

/// A type of heaps as one octal game: a heap of n tokens is worth what the game's heap of n + shift
/// is, from n = `fromSize` on.
///
/// **Theorem.** Let t be a type whose moves leave heaps of type t only, and let a and N be the
/// least sizes `apart` and `fromSize` of the [TypedHeaps]. Let E(m) be the values of an octal game,
/// and G(t, n) = E(n + s) for a <= n < N. Write the options of the octal heap n + s in terms of
/// type t: a part of m tokens, m >= a + s, is a heap of m - s of type t, and a smaller one is a
/// number E(m). If these are the options of heap n of type t, n >= N, as they are written in
/// [TypedHeaps], then G(t, n) = E(n + s) for all n >= a.
///
/// *Proof* by induction on n: below N it is given, and from there on both heaps have options of the
/// same values, as those options leave heaps of type t of sizes from a to n - 1. ∎
///
/// The same shows that another type, whose moves leave heaps of type t only and are those of an
/// octal heap n + s', has the values E(n + s').
///
/// @param digits `digits[k]` has bit j set when k tokens may be taken so that exactly j heaps, none
///   of them empty, are left
public record CodeForm(List<Integer> digits, int shift, int fromSize) {
  /// No longer code is tried.
  private static final int MOST_PLACES = 40;

  public CodeForm {
    digits = List.copyOf(digits);
  }

  /// A form of a type: with the preferred shift where that tells all values; else the one of the
  /// shortest code.
  public static Optional<CodeForm> of(TypedHeaps heaps, int type, int preferred) {
    Set<Integer> left = heapsLeftBy(heaps.types().get(type));
    if (left.size() != 1) {
      return Optional.empty();
    }
    int only = left.iterator().next();
    if (!heapsLeftBy(heaps.types().get(only)).equals(left)) {
      return Optional.empty();
    }
    Search search = new Search(heaps, only);
    Optional<CodeForm> found = search.ofItself(preferred);
    return only == type ? found : found.flatMap(form -> search.ofOther(form, type));
  }

  private static Set<Integer> heapsLeftBy(TypedHeaps.Type type) {
    Set<Integer> left = new HashSet<>();
    type.shortened().forEach(option -> left.add(option.type()));
    type.divided()
        .forEach(option -> {
          left.add(option.left());
          left.add(option.right());
        });
    return left;
  }

  /// Looks for the form of one type.
  private static final class Search {
    private final TypedHeaps heaps;
    private final int only;
    private final int apart;

    Search(TypedHeaps heaps, int only) {
      this.heaps = heaps;
      this.only = only;
      this.apart = heaps.apart();
    }

    Optional<CodeForm> ofItself(int preferred) {
      Optional<CodeForm> form = withShift(preferred).filter(found -> found.fromSize == 0);
      for (int shift = heaps.lastPlace(); shift >= -apart && form.isEmpty(); shift--) {
        form = withShift(shift).filter(found -> found.digits.getFirst() == 0);
      }
      return form;
    }

    private Optional<CodeForm> withShift(int shift) {
      TypedHeaps.Type type = heaps.types().get(only);
      Optional<CodeForm> form = form(type, shift, false);
      return form.isPresent() ? form : form(type, shift, true);
    }

    /// @param all whether every move that leaves one heap is one of the digits, and not only those
    ///   that no division accounts for
    private Optional<CodeForm> form(TypedHeaps.Type type, int shift, boolean all) {
      int[] digits = new int[MOST_PLACES];
      TreeSet<Integer> places = new TreeSet<>();
      for (Divided option : type.divided()) {
        int place = option.taken() - shift;
        if (place < 0 || place >= MOST_PLACES || option.added() != 0) {
          return Optional.empty();
        }
        digits[place] |= 4;
        places.add(place);
      }
      for (Shortened option : type.shortened()) {
        int place = option.taken();
        boolean divided =
            places.stream().anyMatch(other -> leavesNothing(type, place - other, shift));
        if (place > 0 && place < MOST_PLACES && option.added() == 0 && (all || !divided)) {
          digits[place] |= 2;
        }
      }
      return checked(type, digits, shift);
    }

    /// True if an octal heap of so many tokens, left by a division, is worth 0.
    private boolean leavesNothing(TypedHeaps.Type type, int tokens, int shift) {
      int n = tokens - shift;
      return tokens > 0 && n < apart && (n < 0 || type.first().get(n) == 0);
    }

    private Optional<CodeForm> checked(TypedHeaps.Type type, int[] digits, int shift) {
      int[] values = values(type.first(), digits, shift);
      int fromSize = fromSize(type, values, shift);
      return fromSize <= apart && isOptions(type, digits, values, shift, shift)
          ? Optional.of(new CodeForm(trimmed(digits), shift, fromSize))
          : Optional.empty();
    }

    /// The values of the code, with bit 0 of each digit set where it does no harm.
    private int[] values(List<Integer> first, int[] digits, int shift) {
      int[] values = new int[Math.max(0, heaps.fromSize() + shift)];
      for (int m = 0; m < values.length; m++) {
        BitSet seen = new BitSet();
        for (int k = 0; k <= Math.min(m, digits.length - 1); k++) {
          int rest = m - k;
          if ((digits[k] & 2) != 0 && rest > 0) {
            seen.set(values[rest]);
          }
          for (int i = 1; (digits[k] & 4) != 0 && i <= rest / 2; i++) {
            seen.set(values[i] ^ values[rest - i]);
          }
        }
        values[m] = seen.nextClearBit(0);
        if (m > 0 && m < digits.length) {
          seen.set(0);
          int n = m - shift;
          int whole = seen.nextClearBit(0);
          boolean wanted = n >= 0 && n < first.size() && first.get(n) == whole;
          boolean free = whole == values[m] || n < 0 || n >= first.size();
          if (wanted ? whole != values[m] || digits[m] != 0 : free && digits[m] != 0) {
            digits[m] |= 1;
            values[m] = whole;
          }
        }
      }
      return values;
    }

    private int fromSize(TypedHeaps.Type type, int[] values, int shift) {
      int from = heaps.fromSize();
      while (from > 0
          && from - 1 + shift >= 0
          && type.first().get(from - 1) == values[from - 1 + shift]) {
        from--;
      }
      return from;
    }

    /// True if the options of a large heap n of the type are those of the octal heap n + shift.
    ///
    /// @param inner a heap n of the one type that is left is the octal heap n + inner
    private boolean isOptions(
        TypedHeaps.Type type, int[] digits, int[] values, int shift, int inner) {
      Set<Shortened> shortened = new HashSet<>();
      Set<Divided> divided = new HashSet<>();
      for (int k = 0; k < digits.length; k++) {
        if ((digits[k] & 2) != 0) {
          shortened.add(new Shortened(only, k + inner - shift, 0));
        }
        if ((digits[k] & 4) != 0) {
          divided.add(new Divided(only, only, k + 2 * inner - shift, 0));
          for (int i = 1; i < apart + inner; i++) {
            shortened.add(new Shortened(only, k + i + inner - shift, values[i]));
          }
        }
      }
      return shortened.equals(type.shortened()) && divided.equals(type.divided());
    }

    Optional<CodeForm> ofOther(CodeForm form, int other) {
      TypedHeaps.Type type = heaps.types().get(other);
      int[] digits = new int[MOST_PLACES];
      for (int k = 0; k < form.digits.size(); k++) {
        digits[k] = form.digits.get(k);
      }
      int most = heaps.lastPlace();
      for (int shift = form.shift + most; shift >= form.shift - most; shift--) {
        int[] wide = new int[Math.max(form.shift, shift) + heaps.fromSize() + 1];
        System.arraycopy(octal(digits, wide.length), 0, wide, 0, wide.length);
        if (isOptions(type, digits, wide, shift, form.shift)) {
          return Optional.of(new CodeForm(form.digits, shift, fromSize(type, wide, shift)));
        }
      }
      return Optional.empty();
    }

    private static int[] octal(int[] digits, int toHeap) {
      int[] values = new int[toHeap];
      for (int m = 0; m < toHeap; m++) {
        BitSet seen = new BitSet();
        for (int k = 0; k <= Math.min(m, digits.length - 1); k++) {
          int rest = m - k;
          if ((digits[k] & 1) != 0 && rest == 0) {
            seen.set(0);
          }
          if ((digits[k] & 2) != 0 && rest > 0) {
            seen.set(values[rest]);
          }
          for (int i = 1; (digits[k] & 4) != 0 && i <= rest / 2; i++) {
            seen.set(values[i] ^ values[rest - i]);
          }
        }
        values[m] = seen.nextClearBit(0);
      }
      return values;
    }

    private static List<Integer> trimmed(int[] digits) {
      int length = digits.length;
      while (length > 1 && digits[length - 1] == 0) {
        length--;
      }
      List<Integer> trimmed = new ArrayList<>();
      for (int k = 0; k < length; k++) {
        trimmed.add(digits[k]);
      }
      return trimmed;
    }
  }
}
