package org.grundy.checker.theorem;

import static org.grundy.core.certificate.Certificate.LARGEST_NUMBER;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.checker.game.HeapGame;
import org.grundy.checker.game.TakingRules;
import org.grundy.checker.heap.ValueObserver;
import org.grundy.core.CheckedClaim;
import org.grundy.core.Meter;
import org.grundy.core.certificate.CertifiedSpace;
import org.grundy.core.period.PeriodProof;
import org.grundy.core.period.Periodicity;
import org.grundy.rules.heap.TakenSets;

/// The theorems of proofs: for each, whether it covers the game, and whether there are as many
/// values as it asks for. `docs/certificates.md` states and proves the theorems.
///
/// All arithmetic is exact: a number that is too large to be counted is more than there are values.
///
/// @param values how many values there are
public record PeriodTheorems(HeapGame game, Optional<CertifiedSpace> sparse, long values) {
  /// The claim that a period holds for all n if the values have it, and meet what [#observer] asks.
  public CheckedClaim of(Periodicity seen, PeriodProof proof) {
    String claim =
        "if all this holds, %s for all n >= %d by the theorem %s"
            .formatted(seen.equation(), seen.preperiod(), name(proof));
    Optional<String> refusal = refusal(seen, proof);
    return CheckedClaim.of(claim, refusal.isEmpty(), refusal.orElse(""));
  }

  private static String name(PeriodProof proof) {
    return switch (proof) {
      case PeriodProof.GuySmith() -> "of Guy and Smith (1956)";
      case PeriodProof.SubtractionWindow() -> "on finite subtraction sets";
      case PeriodProof.RepeatedTaking() -> "on repeated taking";
      case PeriodProof.TakenResidues() -> "on taken residues";
      case PeriodProof.Recurrence _ -> "on recurring states";
      case PeriodProof.RepeatedSaltus _ -> "on repeated saltus";
      case PeriodProof.PowerSaltus _ -> "on power-saltus";
      case PeriodProof.ParitySaltus() -> "on parity-saltus";
    };
  }

  private Optional<String> refusal(Periodicity seen, PeriodProof proof) {
    if (seen.period() >= values || seen.preperiod() >= values - seen.period()) {
      return Optional.of("the values end before it is seen");
    }
    boolean plain =
        switch (proof) {
          case PeriodProof.GuySmith _,
              PeriodProof.SubtractionWindow _,
              PeriodProof.RepeatedTaking _,
              PeriodProof.TakenResidues _,
              PeriodProof.Recurrence _ ->
              true;
          case PeriodProof.RepeatedSaltus _,
              PeriodProof.PowerSaltus _,
              PeriodProof.ParitySaltus _ ->
              false;
        };
    if (plain != (seen.saltus() == 0)) {
      return Optional.of(plain ? "it proves no saltus" : "it has a saltus");
    }
    try {
      return switch (proof) {
        case PeriodProof.GuySmith() -> guySmith(seen);
        case PeriodProof.SubtractionWindow() -> subtractionWindow(seen);
        case PeriodProof.RepeatedTaking() -> repeatedTaking(seen);
        case PeriodProof.TakenResidues() -> takenResidues(seen);
        case PeriodProof.Recurrence recurrence -> recurrence(seen, recurrence);
        case PeriodProof.RepeatedSaltus(long start) -> repeatedSaltus(seen, start);
        case PeriodProof.PowerSaltus power -> powerSaltus(seen, power);
        case PeriodProof.ParitySaltus() -> paritySaltus(seen);
      };
    } catch (ArithmeticException tooLarge) {
      return Optional.of("that needs more values than can be counted");
    }
  }

  private Optional<String> needing(long needs) {
    return needs <= values
        ? Optional.empty()
        : Optional.of("that needs %,d values, and there are %,d".formatted(needs, values));
  }

  /// The number of values that proves a period by the theorem of Guy and Smith: r(e + p) + t. Empty
  /// where it does not cover the game.
  ///
  /// @throws ArithmeticException if they are more than can be counted
  OptionalLong guySmithNeeds(Periodicity seen) {
    Optional<TakingRules> finite = game.taking().filter(rules -> rules.allFrom().isEmpty());
    return finite.isEmpty()
        ? OptionalLong.empty()
        : OptionalLong.of(
            Math.addExact(
                Math.multiplyExact(
                    (long) finite.get().mostHeaps(), Math.addExact(start(seen), seen.period())),
                finite.get().last()));
  }

  /// The claim that as many values as are named, and more than there are, prove a period by the
  /// theorem of Guy and Smith.
  public CheckedClaim ofNeeds(Periodicity seen, OptionalLong claimed) {
    String claim =
        claimed.isPresent()
            ? "a proof by the theorem of Guy and Smith (1956) needs %,d values"
                .formatted(claimed.getAsLong())
            : "the theorem of Guy and Smith (1956) does not say how many values are a proof";
    OptionalLong needs = seen.saltus() > 0 ? OptionalLong.empty() : writtenNeeds(seen);
    return CheckedClaim.of(
        claim,
        needs.equals(claimed) && needs.orElse(Long.MAX_VALUE) > values,
        needs.isEmpty()
            ? "it does not cover this"
            : "it needs %,d, and there are %,d".formatted(needs.getAsLong(), values));
  }

  /// The number of values that the theorem asks for, if a certificate may name that number.
  private OptionalLong writtenNeeds(Periodicity seen) {
    try {
      return guySmithNeeds(seen).stream().filter(n -> n <= LARGEST_NUMBER).findAny();
    } catch (ArithmeticException tooLarge) {
      return OptionalLong.empty();
    }
  }

  private static long start(Periodicity seen) {
    return Math.max(1, seen.preperiod());
  }

  private Optional<String> guySmith(Periodicity seen) {
    OptionalLong needs = guySmithNeeds(seen);
    return needs.isEmpty()
        ? Optional.of("it speaks of codes with finitely many digits only")
        : needing(needs.getAsLong());
  }

  private Optional<String> subtractionWindow(Periodicity seen) {
    Optional<TakingRules> set =
        game.taking().filter(rules -> rules.allFrom().isEmpty() && rules.onlyTakes());
    return set.isEmpty()
        ? Optional.of("the moves are not those of such a set")
        : needing(Math.addExact(Math.addExact(seen.preperiod(), seen.period()), set.get().last()));
  }

  private Optional<String> repeatedTaking(Periodicity seen) {
    Optional<RepeatedCounts> set = RepeatedCounts.of(game);
    if (set.isEmpty()) {
      return Optional.of("the moves are not those of such a set");
    }
    long common = set.get().common(seen.period(), values);
    return common > values
        ? Optional.of("the values end before a common period of it and of the set")
        : needing(
            Math.addExact(
                Math.addExact(seen.preperiod(), set.get().from()), Math.multiplyExact(2, common)));
  }

  private Optional<String> takenResidues(Periodicity seen) {
    if (game.sets().isEmpty()) {
      return Optional.of("the moves are not those of such a set");
    }
    if (seen.preperiod() > 0) {
      return Optional.of("it speaks of periods from 0 on");
    }
    OptionalLong most = game.sets().get().residuesBy(seen.period());
    return most.isEmpty()
        ? Optional.of(
            "the period, or the least numbers of all residues, are more than %,d"
                .formatted(TakenSets.MOST))
        : needing(Math.addExact(most.getAsLong(), seen.period()));
  }

  private Optional<String> recurrence(Periodicity seen, PeriodProof.Recurrence proof) {
    if (game.taking().isEmpty() || game.taking().get().allFrom().isPresent() || sparse.isEmpty()) {
      return Optional.of("it needs an octal code and a sparse space");
    }
    long window = window();
    long distance = Math.subtractExact(proof.toHeap(), proof.fromHeap());
    if (proof.window() != window) {
      return Optional.of("the window has to be of %,d values".formatted(window));
    }
    if (proof.fromHeap() <= window) {
      return Optional.of("the first window has to begin at the heap 1 or later");
    }
    if (distance < 1 || distance % seen.period() != 0) {
      return Optional.of("the state recurs after no multiple of the period");
    }
    if (sparse.get().byPosition() && distance % 2 != 0) {
      return Optional.of("by position the state recurs only after an even distance");
    }
    return seen.preperiod() >= proof.fromHeap()
        ? Optional.of("the preperiod ends before the state is seen")
        : needing(proof.toHeap());
  }

  /// The number of values in the state that a sparse space goes on from.
  private long window() {
    CertifiedSpace space = sparse.orElseThrow();
    return Math.addExact(
        Math.max(space.lastRare(), space.depth()), game.taking().orElseThrow().last());
  }

  private Optional<String> repeatedSaltus(Periodicity seen, long start) {
    Optional<RepeatedCounts> set = RepeatedCounts.of(game);
    if (set.isEmpty()) {
      return Optional.of("the moves are not those of such a set");
    }
    if (start < seen.preperiod()) {
      return Optional.of("the start is before the end of the preperiod");
    }
    long common = set.get().common(seen.period(), values);
    if (common > values) {
      return Optional.of("the values end before a common period of it and of the set");
    }
    return saltus(seen, common) > Math.addExact(start, common)
        ? Optional.of("so few values cannot fill so large a saltus")
        : needing(Math.addExact(start, afterStart(seen, set.get())));
  }

  /// How many values the theorem on repeated saltus asks for from its start on.
  ///
  /// @throws ArithmeticException if they are more than can be counted
  private long afterStart(Periodicity seen, RepeatedCounts set) {
    long common = set.common(seen.period(), values);
    return Math.addExact(common, Math.max(set.from(), common > seen.period() ? seen.period() : 0));
  }

  /// How much more values are after a multiple of a period.
  private static long saltus(Periodicity seen, long multiple) {
    return Math.multiplyExact(seen.saltus(), multiple / seen.period());
  }

  private FilledStart filledStart(Periodicity seen, long start, Meter meter) {
    RepeatedCounts set = RepeatedCounts.of(game).orElseThrow();
    long common = set.common(seen.period(), values);
    return new FilledStart(new Periodicity(start, common, saltus(seen, common)), set, meter);
  }

  private Optional<String> powerSaltus(Periodicity seen, PeriodProof.PowerSaltus proof) {
    if (game.digits().isEmpty()) {
      return Optional.of("it speaks of one code of digits without marks");
    }
    if (Long.bitCount(seen.saltus()) != 1 || Long.bitCount(proof.scale()) != 1) {
      return Optional.of("it speaks of powers of two");
    }
    if (proof.excess() >= values || seen.saltus() >= values / proof.scale()) {
      return Optional.of("that needs more than %,d values".formatted(values));
    }
    long period = Math.multiplyExact(proof.scale(), seen.period());
    long periods = powerSaltusPeriods(proof.excess());
    Optional<String> tooFew =
        needing(Math.addExact(start(seen), Math.multiplyExact(periods, period)));
    if (tooFew.isPresent()) {
      return tooFew;
    }
    long modulus = PowerSaltusHolds.modulus(game.digits().get(), period);
    return modulus - 2 <= proof.excess()
        ? Optional.empty()
        : Optional.of("the excess has to be %d at least".formatted(modulus - 2));
  }

  /// The number of periods that the theorem looks at: `max(2^r, H + E - 1)`, and the E + 2 that
  /// hold the options that last.
  private long powerSaltusPeriods(long excess) {
    int heaps = Math.max(1, game.digits().orElseThrow().maxParts());
    long high = 2;
    while (high < excess + heaps) {
      high = Math.multiplyExact(2, high);
    }
    return Math.max(1L << heaps, Math.max(Math.addExact(high, excess) - 1, excess + 2));
  }

  private Optional<String> paritySaltus(Periodicity seen) {
    Optional<TakingRules> rules =
        game.taking().filter(moves -> moves.allFrom().isEmpty() && moves.mostHeaps() <= 3);
    if (rules.isEmpty()) {
      return Optional.of("it speaks of finitely many digits that leave three heaps at most");
    }
    long cycle = Math.addExact(start(seen), seen.period());
    long sums = Math.addExact(rules.get().last(), Math.multiplyExact(3, cycle));
    return needing(Math.addExact(Math.addExact(sums, 1), Math.multiplyExact(2, seen.period())));
  }

  /// The demands of a theorem on the values besides the period.
  public Optional<ValueObserver> observer(Periodicity seen, PeriodProof proof, Meter meter) {
    return switch (proof) {
      case PeriodProof.GuySmith _,
          PeriodProof.SubtractionWindow _,
          PeriodProof.RepeatedTaking _,
          PeriodProof.TakenResidues _ ->
          Optional.empty();
      case PeriodProof.Recurrence recurrence -> Optional.of(new WindowRecurs(recurrence));
      case PeriodProof.RepeatedSaltus(long start) -> Optional.of(filledStart(seen, start, meter));
      case PeriodProof.PowerSaltus power ->
          Optional.of(
              new PowerSaltusHolds(game.digits().orElseThrow(), values, seen, power, meter));
      case PeriodProof.ParitySaltus _ ->
          Optional.of(new ParitySaltusHolds(game.taking().orElseThrow(), values, seen, meter));
    };
  }

  /// All proofs of a period for which there are enough values.
  public List<PeriodProof> proofs(Periodicity seen) {
    List<PeriodProof> proofs = new ArrayList<>();
    if (seen.saltus() == 0) {
      proofs.add(new PeriodProof.GuySmith());
      proofs.add(new PeriodProof.SubtractionWindow());
      proofs.add(new PeriodProof.RepeatedTaking());
      proofs.add(new PeriodProof.TakenResidues());
      sparse.ifPresent(space -> proofs.addAll(recurrences(seen, space)));
    } else {
      RepeatedCounts.of(game)
          .filter(set -> set.from() <= values)
          .map(set -> values - afterStart(seen, set))
          .ifPresent(latest -> proofs.add(new PeriodProof.RepeatedSaltus(latest)));
      proofs.add(new PeriodProof.ParitySaltus());
      long periods = (values - start(seen)) / seen.period();
      for (long scale = 1; 2 * scale <= periods; scale *= 2) {
        for (long excess = 0; scale * (excess + 2) <= periods; excess++) {
          proofs.add(new PeriodProof.PowerSaltus(scale, excess));
        }
      }
    }
    proofs.removeIf(proof -> refusal(seen, proof).isPresent());
    return proofs;
  }

  private List<PeriodProof> recurrences(Periodicity seen, CertifiedSpace space) {
    if (game.taking().isEmpty() || space.lastRare() >= values || space.depth() >= values) {
      return List.of();
    }
    long window = window();
    long from = Math.addExact(start(seen), window);
    boolean twice = space.byPosition() && seen.period() % 2 != 0;
    long distance = twice ? Math.multiplyExact(2, seen.period()) : seen.period();
    return List.of(new PeriodProof.Recurrence(from, Math.addExact(from, distance), window));
  }
}
