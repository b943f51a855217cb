import org.grundy.api.Answer;
import org.grundy.api.Grundy;
import org.grundy.core.CheckedCertificate;

/// A table, a sequence, a plan, a sum of several games, and a certificate.
public final class ManyQuestions {
  private ManyQuestions() {}

  public static void main(String[] arguments) {
    Grundy cram = Grundy.game("cram");
    System.out.println("cram 3x4: " + cram.table("1..3x1..4").value(2, 3).orElseThrow());
    System.out.println("0.07: period " + Grundy.game("0.07").sequence(500).period());
    System.out.println(Grundy.game("kayles").values().skip(10).limit(5).boxed().toList());
    System.out.println("method: " + cram.position("4x5").plan().method());
    Answer sum = Grundy.sum("cram 2x3 + nim 5 + 0.137 9").solve();
    System.out.println("sum: " + sum.value().orElseThrow() + ", " + sum.winningMoves());
    Answer small = cram.position("3x3").solve();
    CheckedCertificate verdict = Grundy.verify(Grundy.certificate(small));
    System.out.println("certificate: " + (verdict.accepted() ? "accepted" : "rejected"));
  }
}
