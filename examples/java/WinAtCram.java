import org.grundy.workbench.Grundy;
import org.grundy.workbench.request.SolvedSum;
import org.grundy.workbench.request.SumRequest;

/// Solves a position of Cram, makes a winning move, and shows that the opponent has lost.
public final class WinAtCram {
  private WinAtCram() {}

  public static void main(String[] arguments) {
    SumRequest position = Grundy.game("cram").position("3x4");
    SolvedSum answer = position.solve();
    System.out.println(position + " has the value " + answer.value().orElseThrow());
    answer.winningMoves().forEach(move -> System.out.println("wins: " + move));
    SumRequest after = answer.winningMoves().getFirst().play();
    System.out.println(after + " is won by the " + after.solve().outcome() + " player");
  }
}
