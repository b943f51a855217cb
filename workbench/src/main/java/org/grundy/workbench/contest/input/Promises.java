package org.grundy.workbench.contest.input;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.grundy.core.InputException;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.workbench.contest.ContestSpec;
import org.grundy.workbench.contest.ContestSpec.Need;
import org.grundy.workbench.contest.ContestSpec.Need.Shape;
import org.grundy.workbench.contest.Values;

/// The promises of a contest about the numbers of one case besides their limits.
public final class Promises {
  private Promises() {}

  /// Requires that a case keeps all promises.
  ///
  /// @throws InputException with the place where the case begins
  public static void require(ContestSpec spec, Values values, ContestInput input) {
    for (Need need : spec.needs()) {
      String fault = fault(need, values);
      if (!fault.isEmpty()) {
        throw new InputException(
            input.placeAt(values.from()),
            "found a case that is not as promised: " + fault,
            "see the `need` lines of the format");
      }
    }
  }

  /// The way in which a case breaks a promise; empty where it keeps it.
  static String fault(Need need, Values values) {
    return switch (need) {
      case Need.Holds holds -> {
        List<Expression> operands = new ArrayList<>();
        holds.conditions().stream().flatMap(Condition::operands).forEach(operands::add);
        try {
          int elements = values.elements(operands);
          for (int i = 0; i < Math.max(elements, elements < 0 ? 1 : 0); i++) {
            if (!values.holdAll(holds.conditions(), i)) {
              yield elements < 0
                  ? "a condition does not hold"
                  : "a condition does not hold for number %d of its lists".formatted(i + 1);
            }
          }
          yield "";
        } catch (ArithmeticException e) {
          yield "a condition has no number";
        }
      }
      case Need.Edges edges ->
          fault(edges.shape(), values.list(edges.from()), values.list(edges.to()));
    };
  }

  private static String fault(Shape shape, long[] from, long[] to) {
    Set<List<Long>> seen = new HashSet<>();
    for (int i = 0; i < from.length; i++) {
      if (from[i] == to[i]) {
        return "edge %d joins %d with itself".formatted(i + 1, from[i]);
      }
      if (!seen.add(List.of(Math.min(from[i], to[i]), Math.max(from[i], to[i])))) {
        return "%d and %d are joined twice".formatted(from[i], to[i]);
      }
    }
    return shape == Shape.TREE && hasCycle(from, to) ? "the edges close a cycle" : "";
  }

  /// True if edges close a cycle; as a tree has one vertex more than edges, it is connected if not.
  private static boolean hasCycle(long[] from, long[] to) {
    Map<Long, Integer> vertices = new HashMap<>();
    int[] parent = IntStream.range(0, 2 * from.length).toArray();
    for (int i = 0; i < from.length; i++) {
      int one = root(parent, vertices.computeIfAbsent(from[i], _ -> vertices.size()));
      int other = root(parent, vertices.computeIfAbsent(to[i], _ -> vertices.size()));
      if (one == other) {
        return true;
      }
      parent[one] = other;
    }
    return false;
  }

  private static int root(int[] parent, int vertex) {
    int root = vertex;
    while (parent[root] != root) {
      parent[root] = parent[parent[root]];
      root = parent[root];
    }
    return root;
  }
}
