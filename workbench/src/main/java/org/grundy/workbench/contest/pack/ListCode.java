package org.grundy.workbench.contest.pack;

import java.util.List;
import java.util.Optional;
import org.grundy.workbench.contest.ContestSpec;
import org.grundy.workbench.contest.Item;
import org.grundy.workbench.contest.Item.Making;
import org.grundy.workbench.contest.pack.code.Code;
import org.grundy.workbench.contest.pack.code.NumberCode;

/// Writes C++ that makes the lists of a format of what was read or drawn; each in time linear in
/// that, but for a factor log n, those of pairs in the number of pairs.
record ListCode(ContestSpec spec) {
  private static final String HELPERS =
      """

      static std::vector<Number> runs(const std::vector<std::string>& rows, char letter) {
        std::vector<Number> list;
        for (const std::string& row : rows) {
          for (size_t i = 0; i < row.size(); i++) {
            if (row[i] != letter) continue;
            if (i == 0 || row[i - 1] != letter) list.push_back(0);
            list.back() = list.back() + 1;
          }
        }
        return list;
      }

      static std::vector<Number> places(const std::vector<std::string>& rows, char letter) {
        std::vector<Number> list;
        Number place = 0;
        for (const std::string& row : rows) {
          for (char other : row) {
            place++;
            if (other == letter) list.push_back(place);
          }
        }
        return list;
      }

      /// So many numbers, each one more than that before it.
      static std::vector<Number> numbersFrom(Number first, size_t count) {
        std::vector<Number> list;
        while (list.size() < count) list.push_back(first + (Number) list.size());
        return list;
      }

      /// For each number of a list on so many lines, on which it stands.
      template <class Length> static std::vector<Number> linesOf(Number count, Length length) {
        std::vector<Number> list;
        for (Number i = 0; i < count; i++) list.insert(list.end(), (size_t) length(i), i + 1);
        return list;
      }

      /// Each number less the one before it.
      static std::vector<Number> differences(std::vector<Number> list) {
        for (size_t i = list.size(); i-- > 1;) list[i] = list[i] - list[i - 1];
        return list;
      }

      static std::vector<Number> sorted(std::vector<Number> list) {
        std::sort(list.begin(), list.end());
        return list;
      }

      /// Of each two numbers the first, or the second.
      static std::vector<Number> ofPairs(const std::vector<Number>& list, bool isSecond) {
        std::vector<Number> made;
        for (size_t i = 0; i < list.size(); i++) {
          for (size_t j = i + 1; j < list.size(); j++) made.push_back(list[isSecond ? j : i]);
        }
        return made;
      }

      static bool isPermutation(std::vector<Number> list) {
        std::sort(list.begin(), list.end());
        return list == numbersFrom(1, list.size());
      }

      /// The lengths of the circles; none of what is no permutation.
      static std::vector<Number> circles(const std::vector<Number>& next) {
        std::vector<Number> list;
        if (!isPermutation(next)) return list;
        std::vector<bool> reached(next.size());
        for (size_t first = 0; first < next.size(); first++) {
          Number length = 0;
          for (size_t at = first; !reached[at]; at = (size_t) next[at] - 1) {
            reached[at] = true;
            length++;
          }
          if (length > 0) list.push_back(length);
        }
        return list;
      }

      /// How far each vertex is from one of them; nothing where the edges are those of no tree.
      static std::vector<Number> depths(
          const std::vector<Number>& from, const std::vector<Number>& to, Number root) {
        Number vertices = (Number) to.size() + 1;
        if (from.size() != to.size() || root < 1 || root > vertices) return {};
        std::vector<std::vector<size_t>> beside(to.size() + 2);
        for (size_t i = 0; i < to.size(); i++) {
          if (from[i] < 1 || from[i] > vertices || to[i] < 1 || to[i] > vertices) return {};
          beside[(size_t) from[i]].push_back((size_t) to[i]);
          beside[(size_t) to[i]].push_back((size_t) from[i]);
        }
        std::vector<Number> list(to.size() + 1, -1);
        std::vector<size_t> reached(1, (size_t) root);
        list[(size_t) root - 1] = 0;
        for (size_t next = 0; next < reached.size(); next++) {
          size_t vertex = reached[next];
          for (size_t other : beside[vertex]) {
            if (list[other - 1] >= 0) continue;
            list[other - 1] = list[vertex - 1] + 1;
            reached.push_back(other);
          }
        }
        if (reached.size() < list.size()) return {};
        return list;
      }
      """;

  /// The functions of which a program makes the lists.
  String functions() {
    return spec.everyItem().stream().anyMatch(Item.Made.class::isInstance) ? HELPERS : "";
  }

  /// Declares where the rows of letters are kept, if a list is made of them.
  void declareRows(String letters, Code code) {
    if (areKept(letters)) {
      code.line("std::vector<std::string> %s;".formatted(rows(letters)));
    }
  }

  /// Keeps a row of letters, if a list is made of them.
  ///
  /// @param row the variable that holds it
  void keepRow(String letters, String row, Code code) {
    if (areKept(letters)) {
      code.line("%s.push_back(%s);".formatted(rows(letters), row));
    }
  }

  private boolean areKept(String letters) {
    return spec.everyItem().stream()
        .anyMatch(item ->
            item instanceof Item.Made made
                && switch (made.making()) {
                  case Making.Runs runs -> runs.letters().equals(letters);
                  case Making.Places places -> places.letters().equals(letters);
                  case Making.LinesOf _,
                      Making.Indices _,
                      Making.Differences _,
                      Making.Sorted _,
                      Making.OfPairs _,
                      Making.Circles _,
                      Making.Depths _ ->
                      false;
                });
  }

  /// The variable that has the rows of such letters.
  private static String rows(String letters) {
    return NumberCode.variable(letters) + "rows";
  }

  /// Makes a list.
  void make(Item.Made made, NumberCode numbers, Code code) {
    String list =
        switch (made.making()) {
          case Making.Runs(String letters, int letter) ->
              "runs(%s, %s)".formatted(rows(letters), letter(letters, letter));
          case Making.Places(String letters, int letter) ->
              "places(%s, %s)".formatted(rows(letters), letter(letters, letter));
          case Making.Indices(String of) ->
              "numbersFrom(1, %s.size())".formatted(NumberCode.variable(of));
          case Making.LinesOf(Item.Lines lines, Item.Field of) ->
              "linesOf(%s, [&](Number i) -> Number { return %s; })"
                  .formatted(
                      numbers.number(lines.count()), numbers.element(of.count().orElseThrow()));
          case Making.Differences(String of) ->
              "differences(%s)".formatted(NumberCode.variable(of));
          case Making.Sorted(String of) -> "sorted(%s)".formatted(NumberCode.variable(of));
          case Making.OfPairs(String of, boolean isSecond) ->
              "ofPairs(%s, %s)".formatted(NumberCode.variable(of), isSecond);
          case Making.Circles(String permutation) ->
              "circles(%s)".formatted(NumberCode.variable(permutation));
          case Making.Depths depths -> {
            List<String> ends = depths.tree().stream().map(NumberCode::variable).toList();
            yield "depths(%s, %s, %s)"
                .formatted(
                    ends.size() == 1
                        ? "numbersFrom(2, %s.size())".formatted(ends.getFirst())
                        : ends.getFirst(),
                    ends.getLast(),
                    numbers.number(depths.root()));
          }
        };
    code.line("std::vector<Number> %s = %s;".formatted(NumberCode.variable(made.name()), list));
  }

  private String letter(String letters, int index) {
    return Code.quoted(spec.lettered(letters).letters().letter(index)) + "[0]";
  }

  /// The condition under which there is such a list, where not anything makes one.
  static Optional<String> condition(Item.Made made) {
    return switch (made.making()) {
      case Making.LinesOf _,
          Making.Runs _,
          Making.Places _,
          Making.Indices _,
          Making.Differences _,
          Making.Sorted _,
          Making.OfPairs _ ->
          Optional.empty();
      case Making.Circles(String permutation) ->
          Optional.of("isPermutation(%s)".formatted(NumberCode.variable(permutation)));
      case Making.Depths _ ->
          Optional.of("!%s.empty()".formatted(NumberCode.variable(made.name())));
    };
  }
}
