package org.grundy.checker.automaton;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.checker.game.CheckedGame;
import org.grundy.core.Budget;
import org.grundy.core.CheckedCertificate;
import org.grundy.core.CheckedClaim;
import org.grundy.core.HeapPosition;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.Play;
import org.grundy.core.Position;
import org.grundy.core.TuplePosition;
import org.grundy.core.certificate.AutomatonCertificate;
import org.grundy.core.certificate.AutomatonCertificate.Claim;
import org.grundy.core.certificate.CertifiedNumeration;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;

/// The check of a certificate about all positions of a game of heaps.
///
/// Rules are read only if every play ends. So the recursion has one solution, and an automaton
/// whose outputs solve it says of every position what is true of it.
public final class AutomatonCheck {
  private final AutomatonCertificate certificate;
  private final Meter meter;
  private final List<CheckedClaim> claims = new ArrayList<>();

  private AutomatonCheck(AutomatonCertificate certificate, Meter meter) {
    this.certificate = certificate;
    this.meter = meter;
  }

  /// Checks a certificate.
  ///
  /// @throws InputException if the rules are bad, or say what is not checked by automata
  /// @throws org.grundy.core.BudgetSpentException if the budget is spent
  public static CheckedCertificate check(AutomatonCertificate certificate, Meter meter) {
    CheckedGame game = CheckedGame.of(certificate.game());
    AutomatonCheck check = new AutomatonCheck(certificate, meter);
    try {
      check.check(game.rules());
    } catch (UncheckableException reason) {
      throw cannot(game.name(), reason.reason());
    } catch (ArithmeticException tooLarge) {
      throw cannot(game.name(), "its sums pass 63 bits");
    }
    return new CheckedCertificate(
        "%s: all positions, by an automaton of %,d states"
            .formatted(game.name(), certificate.outputs().size()),
        game.printed(),
        check.claims);
  }

  private static InputException cannot(String game, String reason) {
    return new InputException(
        "an automaton for %s cannot be checked: %s".formatted(game, reason), "");
  }

  private void check(GameRules rules) {
    Optional<String> wrong = wrongForm();
    claims.add(
        CheckedClaim.of(
            "each state has an output, and an arc for every letter",
            wrong.isEmpty(),
            wrong.orElse("")));
    if (wrong.isPresent()) {
      return;
    }
    boolean keeps = certificate.arcs().getFirst() == 0;
    claims.add(
        CheckedClaim.of(
            "zeros before the sizes make no difference",
            keeps,
            "the letter 0 leads from state 0 to " + certificate.arcs().getFirst()));
    if (keeps) {
      checkRecursion(rules);
    }
  }

  /// Refuses a certificate of which the numbers are no automaton.
  ///
  /// @throws UncheckableException if they are not
  static void requireForm(AutomatonCertificate certificate) {
    new AutomatonCheck(certificate, new Meter(Budget.ofBytes(0)))
        .wrongForm()
        .ifPresent(wrong -> {
          throw new UncheckableException(wrong);
        });
  }

  /// What is wrong with the numbers of the automaton.
  private Optional<String> wrongForm() {
    long sizes = certificate.sizes();
    if (sizes < 1 || sizes > AutomatonCertificate.MOST_SIZES) {
      return Optional.of("there are %,d sizes".formatted(sizes));
    }
    if (!isNumeration(certificate.numeration())) {
      return Optional.of("there is no such numeration");
    }
    return Automaton.wrong(
        certificate.outputs(), certificate.arcs(), letters(), certificate.claim());
  }

  private static boolean isNumeration(CertifiedNumeration numeration) {
    return switch (numeration) {
      case CertifiedNumeration.Base(long base) ->
          base >= 2 && base <= CertifiedNumeration.LARGEST_BASE;
      case CertifiedNumeration.Ostrowski(List<Long> preperiod, List<Long> period) ->
          !period.isEmpty()
              && Stream.concat(preperiod.stream(), period.stream())
                  .allMatch(
                      quotient -> quotient >= 1 && quotient < CertifiedNumeration.LARGEST_BASE);
    };
  }

  private long letters() {
    return Math.powExact(certificate.numeration().radix(), (int) certificate.sizes());
  }

  private void checkRecursion(GameRules rules) {
    if (certificate.claim() == Claim.VALUES && (rules.play() == Play.MISERE || rules.endsEarly())) {
      throw new UncheckableException("its positions have no values");
    }
    int sizes = (int) certificate.sizes();
    CertifiedNumeration numeration = shortest(certificate.numeration());
    List<Machine> machines = GameMachines.of(rules, numeration, sizes);
    Places places = new Places(numeration, largestConstant(machines));
    int letters = (int) letters();
    Cores cores = new Cores(places, machines, sizes, (int) numeration.radix(), letters, meter);
    Automaton automaton = Automaton.of(certificate.outputs(), certificate.arcs());
    Optional<Recursion.Fault> fault =
        new Recursion(automaton, cores, certificate.claim(), rules.play() == Play.MISERE, meter)
            .fault();
    claims.add(
        CheckedClaim.of(
            certificate.claim() == Claim.LOSING
                ? "the positions with output 1 are those from which whoever is to move loses"
                : "the output of every position is its Grundy value",
            fault.isEmpty(),
            fault.map(found -> told(found, places)).orElse("")));
    certificate.at().ifPresent(at -> checkPosition(at, rules, automaton, places));
  }

  /// Checks what the automaton says of one position.
  private void checkPosition(
      AutomatonCertificate.At at, GameRules rules, Automaton automaton, Places places) {
    List<Position> sum = PositionText.parse(rules, "the certificate's position", at.position(), 1);
    List<Long> sizes = sum.stream().flatMap(AutomatonCheck::sizes).toList();
    if (sizes.size() != certificate.sizes()
        || (rules.board() instanceof Board.Heaps && sum.size() > 1)) {
      throw new InputException(
          "the certificate's position has not the %,d sizes of which the automaton tells"
              .formatted(certificate.sizes()),
          "");
    }
    long lost = certificate.claim() == Claim.LOSING ? 1 : 0;
    Outcome said = output(sizes, automaton, places) == lost ? Outcome.P : Outcome.N;
    claims.add(
        CheckedClaim.of(
            "the outcome of %s is %s".formatted(at.position(), at.outcome().name()),
            said == at.outcome(),
            "the automaton says " + said.name()));
  }

  private static Stream<Long> sizes(Position position) {
    return switch (position) {
      case TuplePosition tuple -> tuple.sizes().stream();
      case HeapPosition heap -> Stream.of(heap.size());
      default -> Stream.empty();
    };
  }

  /// The output for sizes, which are read together, the highest place first.
  private long output(List<Long> sizes, Automaton automaton, Places places) {
    List<List<Integer>> digits =
        sizes.stream().map(size -> places.digits(BigInteger.valueOf(size))).toList();
    int length = digits.stream().mapToInt(List::size).max().orElse(0);
    int state = 0;
    for (int place = length - 1; place >= 0; place--) {
      int letter = 0;
      int unit = 1;
      for (List<Integer> one : digits) {
        letter += unit * (place < one.size() ? one.get(place) : 0);
        unit *= (int) certificate.numeration().radix();
      }
      state = automaton.after(state, letter);
    }
    return automaton.output(state);
  }

  /// The same numeration with the shortest preperiod.
  static CertifiedNumeration shortest(CertifiedNumeration numeration) {
    if (!(numeration
        instanceof CertifiedNumeration.Ostrowski(List<Long> preperiod, List<Long> period))) {
      return numeration;
    }
    List<Long> first = new ArrayList<>(preperiod);
    List<Long> repeated = new ArrayList<>(period);
    while (!first.isEmpty() && first.getLast().equals(repeated.getLast())) {
      repeated.addFirst(repeated.removeLast());
      first.removeLast();
    }
    return new CertifiedNumeration.Ostrowski(first, repeated);
  }

  private static BigInteger largestConstant(List<Machine> machines) {
    return machines.stream()
        .flatMap(machine -> machine.sums().stream())
        .map(sum -> sum.constant().abs())
        .reduce(BigInteger.ZERO, BigInteger::max);
  }

  private String told(Recursion.Fault fault, Places places) {
    long radix = certificate.numeration().radix();
    List<String> sizes = new ArrayList<>();
    long below = 1;
    for (int size = 0; size < certificate.sizes(); size++) {
      long unit = below;
      List<Integer> digits =
          fault.letters().reversed().stream().map(letter -> (int) (letter / unit % radix)).toList();
      sizes.add(places.number(digits).toString());
      below *= radix;
    }
    return sizes.stream().collect(Collectors.joining(",", "at (", ")"))
        + " it is %d, and the options make it %d".formatted(fault.output(), fault.expected());
  }
}
