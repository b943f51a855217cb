import java.util.List;
import java.util.function.Consumer;
import org.grundy.api.Grundy;
import org.grundy.api.JavaGame;
import org.grundy.core.Move;
import org.grundy.core.Option;
import org.grundy.core.Ruleset;

/// A game whose rules are written in Java: take a square number of tokens from a heap.
public final class SquareGame implements Ruleset<Integer> {
  @Override
  public void options(Integer heap, Consumer<Option<Integer>> sink) {
    for (int root = 1; root * root <= heap; root++) {
      int taken = root * root;
      sink.accept(new Option<>(Move.named("take " + taken), List.of(heap - taken)));
    }
  }

  public static void main(String[] arguments) {
    JavaGame<Integer> game = Grundy.of(new SquareGame());
    System.out.println(game.values(size -> (int) size).limit(20).boxed().toList());
    System.out.println("20 is won by the " + game.outcome(20) + " player");
    game.winningMoves(11).forEach(option -> System.out.println(option.move().choice()));
  }
}
