package org.grundy.web.lesson;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.core.InputException;
import org.grundy.core.Place;
import org.grundy.web.lesson.Goal.Word;

/// A fence of a lesson: a goal, and lines that say of which position.
///
/// @param goal what is to be done
/// @param place of the fence
/// @param lines by their first word, in the order of the file
/// @param rules the rules that its game has, where the lesson itself defines it
record Exercise(Goal goal, Place place, Map<Word, List<Line>> lines, Optional<String> rules)
    implements Part {
  /// A line behind its first word.
  ///
  /// @param text what it says
  /// @param place of the text
  record Line(String text, Place place) {
    /// A fault of the line.
    InputException fault(String problem, String cure) {
      return new InputException(place, problem, cure);
    }

    /// The same fault of a text within the line, at its place in the lesson.
    InputException within(InputException fault) {
      int column =
          fault.place().filter(at -> at.line() == 1).map(at -> at.column() - 1).orElse(0)
              + place.column();
      return new InputException(
          new Place(place.source(), place.line(), column), fault.problem(), fault.cure());
    }
  }

  /// The only line of a word, if there is one.
  Optional<Line> line(Word word) {
    return all(word).stream().findFirst();
  }

  /// The line of a word that has to be there.
  Line required(Word word) {
    return line(word).orElseThrow();
  }

  List<Line> all(Word word) {
    return lines.getOrDefault(word, List.of());
  }
}
