package org.grundy.rules.text.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.grundy.core.InputException;
import org.grundy.core.Place;
import org.grundy.rules.text.SourceLine;
import org.grundy.rules.text.game.line.Keyword;
import org.grundy.rules.text.game.line.Statement;

/// The faults of a text behind its first: the line at fault is left out and the rest is read again,
/// as long as what is found then does not come of what was left out.
final class OtherFaults {
  /// Of more faults the rest is told once these are mended.
  private static final int MOST = 10;

  private final List<Statement> left;
  private final List<InputException> found = new ArrayList<>();

  /// True once it is not known what the lines that are left out would have said.
  private boolean isBlind;

  private OtherFaults(List<SourceLine> text) {
    this.left = new ArrayList<>(Statement.read(text, this::isNoStatement));
    if (!found.isEmpty()) {
      leaveOutDependent();
    }
  }

  /// The faults behind the first, in the order of their lines.
  ///
  /// @param text whose first fault was thrown
  /// @param reads some of its lines, or throws their first fault
  static List<InputException> of(List<SourceLine> text, Consumer<List<Statement>> reads) {
    OtherFaults faults;
    try {
      faults = new OtherFaults(text);
    } catch (InputException unreadable) {
      return List.of();
    }
    while (!faults.isBlind && faults.found.size() < MOST && faults.oneMore(reads)) {}
    return faults.found.stream()
        .limit(MOST)
        .skip(1)
        .sorted(Comparator.comparingInt(OtherFaults::line))
        .toList();
  }

  private static int line(InputException fault) {
    return fault.place().map(Place::line).orElse(0);
  }

  /// It may be meant for one on which no other depends: its cure names that. Behind one that is
  /// not, as in a file of something else, nothing is told.
  private void isNoStatement(InputException fault) {
    if (!isBlind) {
      found.add(fault);
    }
    isBlind |=
        Arrays.stream(Keyword.values())
            .filter(Keyword::standsAlone)
            .noneMatch(word -> fault.cure().contains("`" + word.word() + "`"));
  }

  /// Finds one more, and leaves out its line.
  private boolean oneMore(Consumer<List<Statement>> reads) {
    try {
      reads.accept(List.copyOf(left));
      return false;
    } catch (InputException fault) {
      Optional<Statement> at = fault.place().flatMap(this::holding);
      boolean isFirst = found.isEmpty();
      if (!isFirst && at.filter(line -> line.keyword().standsAlone()).isEmpty()) {
        return false;
      }
      found.add(fault);
      at.ifPresent(this::leaveOut);
      return at.isPresent();
    }
  }

  private Optional<Statement> holding(Place place) {
    return left.stream()
        .filter(line -> line.lines().stream().anyMatch(one -> one.at(0).line() == place.line()))
        .findFirst();
  }

  private void leaveOut(Statement line) {
    left.remove(line);
    isBlind = !line.keyword().standsAlone();
    if (line.isMoves() || line.keyword() == Keyword.START) {
      leaveOutDependent();
    }
  }

  private void leaveOutDependent() {
    left.removeIf(other -> other.keyword().speaksOfOthers());
  }
}
