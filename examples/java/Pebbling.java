import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import org.grundy.api.Grundy;
import org.grundy.api.JavaGame;
import org.grundy.core.Move;
import org.grundy.core.Option;
import org.grundy.core.Outcome;
import org.grundy.core.Ruleset;

/// Pebbling on a complete graph: take some pebbles from a vertex and put fewer on each of one or two
/// others. Prints the least number of pebbles with which the next player wins wherever they lie.
///
/// Arguments: pebbles taken, pebbles put on each, vertices that get them, and the number of vertices
/// from and to: `3 2 1 3 8`.
public final class Pebbling implements Ruleset<List<Integer>> {
  private final int taken;
  private final int put;
  private final int targets;

  private Pebbling(int taken, int put, int targets) {
    this.taken = taken;
    this.put = put;
    this.targets = targets;
  }

  /// @param vertices the pebbles on each vertex, sorted: vertices of a complete graph are alike
  @Override
  public void options(List<Integer> vertices, Consumer<Option<List<Integer>>> sink) {
    for (int from = 0; from < vertices.size(); from++) {
      if (vertices.get(from) >= taken && isFirst(vertices, from, -1)) {
        put(vertices, from, sink);
      }
    }
  }

  private void put(List<Integer> vertices, int from, Consumer<Option<List<Integer>>> sink) {
    for (int to = 0; to < vertices.size(); to++) {
      if (targets == 1 && to != from && isFirst(vertices, to, from)) {
        sink.accept(option(vertices, from, to, to));
      }
      for (int other = to + 1; targets == 2 && other < vertices.size(); other++) {
        if (to != from && other != from) {
          sink.accept(option(vertices, from, to, other));
        }
      }
    }
  }

  /// True if no vertex before this one, but one that is left out, has as many pebbles.
  private static boolean isFirst(List<Integer> vertices, int vertex, int leftOut) {
    int before = vertex - 1 == leftOut ? vertex - 2 : vertex - 1;
    return before < 0 || !vertices.get(before).equals(vertices.get(vertex));
  }

  private Option<List<Integer>> option(List<Integer> vertices, int from, int to, int other) {
    List<Integer> after = new ArrayList<>(vertices);
    after.set(from, vertices.get(from) - taken);
    after.set(to, vertices.get(to) + put);
    if (other != to) {
      after.set(other, vertices.get(other) + put);
    }
    Collections.sort(after);
    return new Option<>(Move.named("from " + from + " to " + to), List.of(List.copyOf(after)));
  }

  private static boolean allWin(
      JavaGame<List<Integer>> game, List<Integer> placed, int vertices, int left) {
    int least = placed.isEmpty() ? 0 : placed.getLast();
    if (vertices == 1) {
      List<Integer> all = new ArrayList<>(placed);
      all.add(left);
      return game.outcome(all) == Outcome.N;
    }
    for (int here = least; here * vertices <= left; here++) {
      List<Integer> more = new ArrayList<>(placed);
      more.add(here);
      if (!allWin(game, more, vertices - 1, left - here)) {
        return false;
      }
    }
    return true;
  }

  public static void main(String[] arguments) {
    String[] given = arguments.length == 5 ? arguments : "3 2 1 3 8".split(" ");
    int[] numbers = new int[5];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = Integer.parseInt(given[i]);
    }
    for (int vertices = numbers[3]; vertices <= numbers[4]; vertices++) {
      JavaGame<List<Integer>> game =
          Grundy.of(new Pebbling(numbers[0], numbers[1], numbers[2]));
      int total = 1;
      while (!allWin(game, List.of(), vertices, total)) {
        total++;
      }
      System.out.println(vertices + " vertices: " + total);
    }
  }
}
