package org.grundy.workbench.request;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.grundy.checker.json.CertificateJson;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Ending;
import org.grundy.core.HeapPosition;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.Position;
import org.grundy.core.certificate.CertifiedGame;
import org.grundy.core.certificate.QuotientCertificate;
import org.grundy.core.period.Periodicity;
import org.grundy.rules.text.game.RulesFormatter;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Problem;
import org.grundy.solvers.quotient.BipartiteMonoid;
import org.grundy.solvers.quotient.GameQuotient;
import org.grundy.solvers.quotient.MisereQuotient;
import org.grundy.solvers.quotient.Presentation;
import org.grundy.workbench.game.Game;

/// The misère quotient of the heaps of a game, or of all that some positions come to.
///
/// @param game of normal or misère play
/// @param start the positions of a game that is not on heaps; empty where it is
/// @param letters the components that were looked at, in the order of the quotient's elements
/// @param quotient of all sums of these components
/// @param presentation its generators and relations
/// @param period of the elements of all heaps, where it is proved
/// @param startElement the element of the start, where it was found
/// @param isWhole true if there are no components but these and, of heaps, those that recur
/// @param isTooLarge true if with the next component no quotient is found that is small enough
/// @param ended what ended the work before it was done
public record QuotientReport(
    Game game,
    Optional<SumRequest> start,
    List<Position> letters,
    MisereQuotient quotient,
    Presentation presentation,
    Optional<Periodicity> period,
    OptionalInt startElement,
    boolean isWhole,
    boolean isTooLarge,
    Optional<Ending> ended) {
  /// The last heap that is looked at if none is named.
  public static final long DEFAULT_LAST = 4096;

  public QuotientReport {
    letters = List.copyOf(letters);
  }

  /// Finds the quotient of all heaps of a game up to one, or of all where that is proved before.
  ///
  /// @throws InputException if the game is not one of single heaps, or its positions are no sums
  public static QuotientReport ofHeaps(Game game, long last, Meter meter) {
    if (!isOfHeaps(game)) {
      throw new InputException(
          "a position is missing, as " + game.name() + " is not played on single heaps",
          "name one, such as " + game.examplePosition());
    }
    return of(game, Optional.empty(), List.of(new HeapPosition(last)), meter);
  }

  /// Finds the quotient of all that some positions of one game come to.
  ///
  /// @throws InputException if the game is one of heaps, or its positions are no sums
  public static QuotientReport of(Game game, SumRequest sum, Meter meter) {
    if (isOfHeaps(game)) {
      throw new InputException(
          "the quotient of a game on single heaps is one of all heaps up to a size",
          "leave the position out");
    }
    return of(game, Optional.of(sum), sum.positions(), meter);
  }

  private static boolean isOfHeaps(Game game) {
    return game.rules().board() instanceof Board.Heap;
  }

  private static QuotientReport of(
      Game game, Optional<SumRequest> start, List<Position> starts, Meter meter) {
    GameRules rules = game.rules().bound();
    GameQuotient.refusal(rules)
        .ifPresent(because -> {
          throw new InputException(
              "positions of %s have no misère quotient: %s".formatted(game.name(), because),
              "quotients are found of games in which a player who cannot move loses, or wins");
        });
    GameQuotient found = GameQuotient.of(rules, meter);
    Optional<Ending> ended = Optional.empty();
    boolean isFound = false;
    try {
      isFound = starts.stream().allMatch(found::extendTo);
    } catch (BudgetSpentException spent) {
      ended = Optional.of(spent.ending());
    }
    MisereQuotient quotient = found.quotient();
    boolean isDone = isFound && ended.isEmpty();
    return new QuotientReport(
        game,
        start,
        found.letters().subList(0, quotient.elements().size()),
        quotient,
        quotient.presentation(),
        found.proved(),
        isDone && start.isPresent() ? product(found, starts) : OptionalInt.empty(),
        isDone && (start.isPresent() || found.proved().isPresent()),
        !isFound && ended.isEmpty(),
        ended);
  }

  private static OptionalInt product(GameQuotient found, List<Position> sum) {
    return OptionalInt.of(
        sum.stream()
            .mapToInt(position -> found.element(position).orElseThrow())
            .reduce(0, found.quotient().monoid()::product));
  }

  /// Who wins the start, where its element was found.
  public Optional<Outcome> outcome() {
    return startElement.isEmpty()
        ? Optional.empty()
        : Optional.of(quotient.monoid().isLosing(startElement.getAsInt()) ? Outcome.P : Outcome.N);
  }

  /// A component as it is written.
  public String text(Position letter) {
    return new SumRequest(new Problem(game.rules().bound(), List.of(letter))).text();
  }

  /// The certificate of a quotient of heaps, as the text of a file.
  ///
  /// @throws InputException if the game is not one of heaps
  public String certificate() {
    if (!isOfHeaps(game)) {
      throw new InputException(
          "there is no certificate of quotients of positions other than heaps",
          "ask for one of heaps");
    }
    BipartiteMonoid monoid = quotient.monoid();
    List<Integer> factors = presentation.letters().stream().map(quotient.elements()::get).toList();
    List<Long> steps =
        IntStream.range(0, monoid.order())
            .boxed()
            .flatMap(x -> factors.stream().map(factor -> (long) monoid.product(x, factor)))
            .toList();
    return CertificateJson.write(
        new QuotientCertificate(
            new CertifiedGame.Rules(RulesFormatter.format(game.rules().bound())),
            factors.size(),
            steps,
            monoid.losing().stream().mapToObj(Long::valueOf).toList(),
            quotient.elements().stream().map(Integer::longValue).toList(),
            period));
  }

  /// The normal words of the elements that lose, in the order of the elements.
  public List<String> losing() {
    return quotient.monoid().losing().stream().mapToObj(presentation::word).toList();
  }

  /// The normal word of a letter.
  public String word(int letter) {
    return presentation.word(quotient.elements().get(letter));
  }
}
