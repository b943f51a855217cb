package org.grundy.workbench.table;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.grundy.core.InputException;
import org.grundy.core.Place;
import org.grundy.core.Play;
import org.grundy.rules.text.Numbers;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.count.Choosing;
import org.grundy.workbench.game.Game;
import org.grundy.workbench.game.TextSource;

/// A request to count sums.
///
/// @param terms what each sum is made of, at least one
/// @param tied how the starts of the terms follow from numbers, where they do
/// @param text the starts as they were given
/// @param asked what is asked of the sums
/// @param seed for random starts
/// @param method the method to use, where the planner is not to choose
public record CountRequest(
    List<Term> terms,
    Optional<TiedWords.Tied> tied,
    String text,
    Asked asked,
    long seed,
    Optional<String> method) {
  private static final int MOST_CHOSEN = 10_000;

  /// Where they are chosen in order, may be equal, and are counted modulo a number.
  private static final long MOST_IN_ORDER = 1_000_000_000_000_000_000L;

  private static final int MOST_TERMS = 100;
  private static final String ANY = "any";
  private static final Pattern CHOICE =
      Pattern.compile(
          "\\s*(?<many>\\S(?:.*?\\S)??)\\s+"
              + "(?:(?<distinct>distinct)\\s+|at\\s+most\\s+(?<equal>\\S+)\\s+equal\\s+)?"
              + "of\\b(?<family>.*)");

  /// What is asked of the sums.
  ///
  /// @param ordered whether the same starts in another order are another sum
  /// @param total of the sizes of all starts of a sum, from 0; empty where it does not matter
  /// @param value the Grundy value that is asked for, from 0; empty where it is asked who wins
  /// @param modulus what numbers are told modulo, from 1; empty where they are told exactly
  public record Asked(
      boolean ordered, OptionalInt total, OptionalLong value, Optional<BigInteger> modulus) {
    /// The greatest total that can be asked for.
    public static final int MOST_TOTAL = 100_000;

    /// How many sums, of any total and whatever their order, the next player loses.
    public static final Asked LOSING =
        new Asked(false, OptionalInt.empty(), OptionalLong.empty(), Optional.empty());
  }

  /// Starts of one game, and how they are chosen.
  ///
  /// @param game the game
  /// @param choosing how starts of the family are chosen
  /// @param family the starts, as text that keeps the columns of the whole
  record Term(Game game, Choosing choosing, TextSource family) {
    GameRules rules() {
      return game.rules();
    }
  }

  public CountRequest {
    terms = List.copyOf(terms);
  }

  /// The request for sums that are given as text: families of starts joined by `+`, each of which
  /// may begin with how many starts of it are chosen, `3 of`, `3 distinct of`, `any distinct of` or
  /// `3 at most 2 equal of`.
  ///
  /// @param games games of which each gives every term of the text, at least one
  /// @throws InputException at the first fault of the text, with its place, and where the games
  ///   have no values that sums could be counted by
  public static CountRequest of(
      List<Game> games, TextSource starts, Asked asked, long seed, Optional<String> method) {
    Optional<TiedWords.Tied> tied = TiedWords.read(games.getFirst().bound().rules(), starts);
    if (tied.isPresent() && asked.total.isPresent()) {
      throw new InputException(
          "the starts follow from numbers, and with them their total",
          "say how many starts of a family are added: `3 of 0..9`");
    }
    List<Term> terms =
        tied.map(sums -> tied(sums, games, starts, asked.ordered))
            .orElseGet(() -> chosen(games, starts, asked));
    if (terms.size() > MOST_TERMS) {
      throw new InputException(
          "found a sum of %,d families".formatted(terms.size()),
          "at most %d may be added; say `3 of 0..9` for three starts of one family"
              .formatted(MOST_TERMS));
    }
    CountRequest request =
        new CountRequest(terms, tied, starts.text().strip(), asked, seed, method);
    terms.forEach(request::requireValues);
    return request;
  }

  /// A term for each start that follows from the number: of the one game, or of each game one.
  private static List<Term> tied(
      TiedWords.Tied sums, List<Game> games, TextSource starts, boolean ordered) {
    if (games.size() > 1 && games.size() != sums.sizes().size()) {
      throw new InputException(
          "found %,d games and sums of %,d starts".formatted(games.size(), sums.sizes().size()),
          "name one game, or one for each start");
    }
    return IntStream.range(0, sums.sizes().size())
        .mapToObj(i ->
            new Term(games.get(games.size() > 1 ? i : 0).bound(), Choosing.one(ordered), starts))
        .toList();
  }

  /// A term for each family, of each of the games.
  private static List<Term> chosen(List<Game> games, TextSource starts, Asked asked) {
    List<Term> terms = new ArrayList<>();
    for (Game game : games) {
      int depth = 0;
      int from = 0;
      for (int at = 0; at <= starts.text().length(); at++) {
        char character = at < starts.text().length() ? starts.text().charAt(at) : '+';
        depth += character == '(' ? 1 : character == ')' ? -1 : 0;
        if (character == '+' && (depth <= 0 || at == starts.text().length())) {
          terms.add(term(game.bound(), starts, from, at, asked));
          from = at + 1;
        }
      }
    }
    return terms;
  }

  private static Term term(Game game, TextSource starts, int from, int to, Asked asked) {
    String text = starts.text().substring(from, to);
    Matcher choice = CHOICE.matcher(text);
    if (!choice.matches()) {
      return new Term(
          game,
          Choosing.one(asked.ordered),
          new TextSource(starts.name(), " ".repeat(from) + text));
    }
    Place place = new Place(starts.name(), 1, from + choice.start("many") + 1);
    return new Term(
        game,
        choosing(choice, place, asked),
        new TextSource(
            starts.name(), " ".repeat(from + choice.start("family")) + choice.group("family")));
  }

  private static Choosing choosing(Matcher choice, Place place, Asked asked) {
    int mostEqual = Choosing.WITHOUT_BOUND;
    if (choice.group("distinct") != null) {
      mostEqual = 1;
    } else if (choice.group("equal") != null) {
      mostEqual = (int) howMany(choice.group("equal"), "equal", place, MOST_CHOSEN);
    }
    if (asked.ordered && mostEqual > 1 && choice.group("equal") != null) {
      throw new InputException(
          place,
          "found `at most %s equal` where order matters".formatted(choice.group("equal")),
          "say `distinct`, or ask for sums whatever their order");
    }
    boolean bounded = mostEqual != Choosing.WITHOUT_BOUND;
    if (!choice.group("many").equals(ANY)) {
      boolean many = asked.ordered && !bounded && asked.modulus.isPresent();
      long howMany = howMany(choice.group("many"), "of", place, many ? MOST_IN_ORDER : MOST_CHOSEN);
      return new Choosing(OptionalLong.of(howMany), mostEqual, asked.ordered);
    }
    Choosing any = new Choosing(OptionalLong.empty(), mostEqual, asked.ordered);
    if (any.needsTotal() && asked.total.isEmpty()) {
      throw new InputException(
          place,
          "found `any`: there is no end of sums, as nothing says how large they are",
          bounded
              ? "ask for sums of a total of sizes, or for sums whatever their order"
              : "ask for sums of a total of sizes, or say `any distinct of` for sets of starts");
    }
    return any;
  }

  private static long howMany(String digits, String word, Place place, long most) {
    long howMany = digits.matches(Numbers.WRITTEN) ? Numbers.ofWritten(digits, place) : -1;
    if (howMany < 1 || howMany > most) {
      throw new InputException(
          place,
          "found `%s %s`: from 1 to %,d starts can be chosen, and a plain number says how many"
              .formatted(digits, word, most),
          "for example: 3 of 0..100");
    }
    return howMany;
  }

  /// True if each sum is a single start.
  public boolean ofSingles() {
    return terms.size() == 1 && terms.getFirst().choosing.isOne();
  }

  /// True if only who wins has to be found out of each start.
  boolean ofOutcomes() {
    return ofSingles() && asked.value.isEmpty() && asked.total.isEmpty() && tied.isEmpty();
  }

  private void requireValues(Term term) {
    if (term.rules().play() == Play.LOOPY) {
      throw new InputException(
          "plays of %s may go on for ever, and starts that may be draws are not counted"
              .formatted(term.rules().title()),
          "ask for a table of them");
    }
    if (!term.rules().bonds().isEmpty()) {
      throw new InputException(
          "positions of %s may be loony, and such starts are not counted"
              .formatted(term.rules().title()),
          "ask for a table of them");
    }
    boolean valued = term.rules().play() == Play.NORMAL;
    boolean tiling = term.rules().board() instanceof Board.Tiling;
    if ((!valued || tiling) && !ofOutcomes()) {
      throw new InputException(
          "%s has outcomes and no Grundy values%s"
              .formatted(
                  term.rules().title(),
                  asked.value.isPresent()
                      ? ""
                      : ", so who wins a sum does not follow from who wins its positions"),
          "count the single starts that lose: `%s`".formatted(term.family.text().strip()));
    }
  }
}
