import org.grundy.api.Answer;
import org.grundy.api.Grundy;
import org.grundy.api.Sum;

/// Solves a position of Cram, makes a winning move, and shows that the opponent has lost.
public final class WinAtCram {
  private WinAtCram() {}

  public static void main(String[] arguments) {
    Sum position = Grundy.game("cram").position("3x4");
    Answer answer = position.solve();
    System.out.println(position + " has the value " + answer.value().orElseThrow());
    answer.winningMoves().forEach(move -> System.out.println("wins: " + move));
    Sum after = answer.winningMoves().getFirst().play();
    System.out.println(after + " is won by the " + after.solve().outcome() + " player");
  }
}
