package org.grundy.workbench.render.explore;

import java.util.List;
import java.util.stream.IntStream;
import org.grundy.core.Component;
import org.grundy.rules.moves.SpokenMoves;
import org.grundy.workbench.explore.Exploration;
import org.grundy.workbench.request.SolvedSum;

/// The names of the components of an answer. Those of one position are A, B, C. In a sum a
/// component has the letter of its position, and a number where there are others beside it: A, B1,
/// B2.
final class ComponentLetters {
  private ComponentLetters() {}

  /// The names in the order of the components; none where nothing is solved.
  static List<String> of(Exploration seen) {
    List<Component> components =
        seen.answer().map(SolvedSum::solution).map(s -> s.components()).orElse(List.of());
    boolean several = seen.sum().positions().size() > 1;
    return IntStream.range(0, components.size())
        .mapToObj(i -> several ? inSum(components, i) : SpokenMoves.letter(i))
        .toList();
  }

  private static String inSum(List<Component> components, int index) {
    int summand = components.get(index).summand();
    String letter = SpokenMoves.letter(summand);
    List<Integer> beside =
        IntStream.range(0, components.size())
            .filter(i -> components.get(i).summand() == summand)
            .boxed()
            .toList();
    return beside.size() == 1 ? letter : letter + (beside.indexOf(index) + 1);
  }
}
