package org.grundy.workbench.table;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
/// @param value the Grundy value that is asked for; empty where it is asked who wins
/// @param modulus what numbers are told modulo
/// @param seed for random starts
/// @param method the method to use, where the planner is not to choose
public record CountRequest(
    List<Term> terms,
    Optional<TiedWords.Tied> tied,
    String text,
    OptionalLong value,
    Optional<BigInteger> modulus,
    long seed,
    Optional<String> method) {
  private static final int MOST_CHOSEN = 10_000;

  /// Where they are chosen in order, may be equal, and are counted modulo a number.
  private static final long MOST_IN_ORDER = 1_000_000_000_000_000_000L;

  private static final int MOST_TERMS = 100;
  private static final Pattern CHOICE =
      Pattern.compile("\\s*(\\S(?:.*?\\S)??)\\s+(distinct\\s+)?of\\b(.*)");
  private static final Pattern COUNT = Pattern.compile("0*(\\d{1,9})");

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
  /// may begin with how many starts of it are chosen, `3 of` or `3 distinct of`.
  ///
  /// @param games games of which each gives every term of the text, at least one
  /// @param ordered whether the same starts in another order are another sum
  /// @throws InputException at the first fault of the text, with its place, and where the games
  ///   have no values that sums could be counted by
  public static CountRequest of(
      List<Game> games,
      TextSource starts,
      boolean ordered,
      OptionalLong value,
      Optional<BigInteger> modulus,
      long seed,
      Optional<String> method) {
    Optional<TiedWords.Tied> tied = TiedWords.read(games.getFirst().bound().rules(), starts);
    List<Term> terms =
        tied.map(sums -> tied(sums, games, starts, ordered))
            .orElseGet(() -> chosen(games, starts, ordered, modulus.isPresent()));
    if (terms.size() > MOST_TERMS) {
      throw new InputException(
          "found a sum of %,d families".formatted(terms.size()),
          "at most %d may be added; say `3 of 0..9` for three starts of one family"
              .formatted(MOST_TERMS));
    }
    CountRequest request =
        new CountRequest(terms, tied, starts.text().strip(), value, modulus, seed, method);
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
            new Term(
                games.get(games.size() > 1 ? i : 0).bound(),
                new Choosing(1, false, ordered),
                starts))
        .toList();
  }

  /// A term for each family, of each of the games.
  private static List<Term> chosen(
      List<Game> games, TextSource starts, boolean ordered, boolean modulo) {
    List<Term> terms = new ArrayList<>();
    for (Game game : games) {
      int depth = 0;
      int from = 0;
      for (int at = 0; at <= starts.text().length(); at++) {
        char character = at < starts.text().length() ? starts.text().charAt(at) : '+';
        depth += character == '(' ? 1 : character == ')' ? -1 : 0;
        if (character == '+' && (depth <= 0 || at == starts.text().length())) {
          terms.add(term(game.bound(), starts, from, at, ordered, modulo));
          from = at + 1;
        }
      }
    }
    return terms;
  }

  private static Term term(
      Game game, TextSource starts, int from, int to, boolean ordered, boolean modulo) {
    String text = starts.text().substring(from, to);
    Matcher choice = CHOICE.matcher(text);
    if (!choice.matches()) {
      return new Term(
          game,
          new Choosing(1, false, ordered),
          new TextSource(starts.name(), " ".repeat(from) + text));
    }
    boolean distinct = choice.group(2) != null;
    Place place = new Place(starts.name(), 1, from + choice.start(1) + 1);
    return new Term(
        game,
        new Choosing(
            howMany(choice.group(1), place, ordered && !distinct && modulo), distinct, ordered),
        new TextSource(starts.name(), " ".repeat(from + choice.start(3)) + choice.group(3)));
  }

  /// @param many whether there may be so many that only what is left by a division can be told
  private static long howMany(String digits, Place place, boolean many) {
    Matcher count = COUNT.matcher(digits);
    long howMany =
        many && digits.matches(Numbers.WRITTEN)
            ? Numbers.ofWritten(digits, place)
            : count.matches() ? Long.parseLong(count.group(1)) : -1;
    long most = many ? MOST_IN_ORDER : MOST_CHOSEN;
    if (howMany < 1 || howMany > most) {
      throw new InputException(
          place,
          "found `%s of`: from 1 to %,d starts can be chosen, and a plain number says how many"
              .formatted(digits, most),
          "for example: 3 of 0..100");
    }
    return howMany;
  }

  /// True if each sum is a single start.
  public boolean ofSingles() {
    return terms.size() == 1 && terms.getFirst().choosing.howMany() == 1;
  }

  /// True if only who wins has to be found out of each start.
  boolean ofOutcomes() {
    return ofSingles() && value.isEmpty() && tied.isEmpty();
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
                  value.isPresent()
                      ? ""
                      : ", so who wins a sum does not follow from who wins its positions"),
          "count the single starts that lose: `%s`".formatted(term.family.text().strip()));
    }
  }
}
