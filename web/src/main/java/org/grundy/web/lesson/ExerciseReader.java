package org.grundy.web.lesson;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.grundy.core.InputException;
import org.grundy.core.Place;
import org.grundy.core.name.Nearest;
import org.grundy.web.lesson.Exercise.Line;
import org.grundy.web.lesson.Goal.Word;

/// Reads the lines of a fence: a word and what it says. A line that is indented goes on with the
/// one before; below `rules` all lines are rules.
final class ExerciseReader {
  private final String source;
  private final int fence;
  private final Goal goal;
  private final Map<String, String> games;
  private final Map<Word, List<Line>> lines = new EnumMap<>(Word.class);

  /// @param source what the lesson is called in errors
  /// @param fence its line, from 1
  /// @param games the rules of games that the lesson defines
  ExerciseReader(String source, int fence, Goal goal, Map<String, String> games) {
    this.source = source;
    this.fence = fence;
    this.goal = goal;
    this.games = games;
  }

  Exercise read(String text) {
    List<String> all = text.lines().toList();
    Optional<Word> last = Optional.empty();
    for (int i = 0; i < all.size(); i++) {
      String line = all.get(i);
      int number = fence + 1 + i;
      if (line.isBlank()) {
        continue;
      }
      if (line.strip().equals(Word.RULES.word()) && goal.allows(Word.RULES)) {
        String rules = String.join("\n", all.subList(i + 1, all.size())) + "\n";
        add(Word.RULES, new Line(rules, new Place(source, number + 1, 1)));
        break;
      }
      last = Optional.of(readLine(line, number, last));
    }
    requireAll();
    Optional<String> defined =
        Optional.ofNullable(lines.get(Word.GAME)).map(game -> games.get(game.getFirst().text()));
    return new Exercise(goal, new Place(source, fence, 1), Map.copyOf(lines), defined);
  }

  private Word readLine(String line, int number, Optional<Word> last) {
    if (Character.isWhitespace(line.charAt(0)) && last.isPresent()) {
      goOn(last.get(), line.strip());
      return last.get();
    }
    String stripped = line.strip();
    int end = stripped.indexOf(' ') < 0 ? stripped.length() : stripped.indexOf(' ');
    String first = stripped.substring(0, end);
    Word word = Word.of(first).filter(goal::allows).orElseThrow(() -> unknownWord(first, number));
    String rest = stripped.substring(end).strip();
    Place place = new Place(source, number, line.length() - rest.length() + 1);
    if (rest.isEmpty()) {
      throw new InputException(place, "`" + first + "` says nothing", "write it behind the word");
    }
    if (lines.containsKey(word) && !goal.repeats(word)) {
      throw new InputException(place, "`" + first + "` is said twice", "leave one of them out");
    }
    add(word, new Line(rest, place));
    return word;
  }

  private void add(Word word, Line line) {
    lines.computeIfAbsent(word, _ -> new ArrayList<>()).add(line);
  }

  private void goOn(Word word, String more) {
    List<Line> known = lines.getOrDefault(word, List.of());
    Line line = known.removeLast();
    known.add(new Line(line.text() + " " + more, line.place()));
  }

  private InputException unknownWord(String first, int number) {
    List<String> known =
        List.of(Word.values()).stream().filter(goal::allows).map(Word::word).toList();
    String near = Nearest.cure(first, known);
    return new InputException(
        new Place(source, number, 1),
        "`%s` is no line of `%s`".formatted(first, goal.word()),
        near.isEmpty() ? "it has " + String.join(", ", known) : near);
  }

  private void requireAll() {
    String missing =
        goal.required().stream()
            .filter(word -> !lines.containsKey(word))
            .sorted()
            .map(word -> "`" + word.word() + "`")
            .collect(Collectors.joining(", "));
    boolean isHalf =
        lines.containsKey(Word.POSITION) && goal != Goal.BITS && !lines.containsKey(Word.GAME);
    boolean isNothing =
        goal == Goal.MISSING
            && !lines.containsKey(Word.VALUES)
            && !lines.containsKey(Word.POSITION);
    if (!missing.isEmpty() || isHalf || isNothing) {
      throw new InputException(
          new Place(source, fence, 1),
          "`%s` lacks %s"
              .formatted(
                  goal.word(),
                  missing.isEmpty() ? isHalf ? "`game`" : "`position` or `values`" : missing),
          "for example:\n%s"
              .formatted(
                  goal == Goal.WRITE
                      ? "reach 2x2 = 0\nrules\ngame  My game\n…"
                      : "game nim\nposition 3 + 3"));
    }
  }
}
