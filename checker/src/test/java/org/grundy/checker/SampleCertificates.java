package org.grundy.checker;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.BitSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.zip.GZIPOutputStream;
import org.grundy.core.HeapPosition;
import org.grundy.core.certificate.CertifiedClaims;
import org.grundy.core.certificate.CertifiedGame;
import org.grundy.core.certificate.CertifiedSpace;
import org.grundy.core.certificate.CertifiedValues;
import org.grundy.core.certificate.SequenceCertificate;
import org.grundy.core.certificate.SequenceClaim;
import org.grundy.core.name.Sha256;
import org.grundy.core.period.PeriodProof;
import org.grundy.core.period.Periodicity;
import org.grundy.rules.heap.TakeAndBreakCode;
import org.grundy.rules.moves.HeapRuleset;
import org.grundy.rules.text.game.RulesParser;

/// Makes certificates the slow way: values by the definition, facts by looking.
public final class SampleCertificates {
  private static final int LISTED = 6;

  private SampleCertificates() {}

  /// Claims that stand in the certificate.
  static CertifiedClaims claims(String... lines) {
    byte[] bytes = (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
    ByteArrayOutputStream compressed = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(compressed)) {
      out.write(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Sha256 sha256 = new Sha256();
    sha256.add(bytes, bytes.length);
    return new CertifiedClaims(
        lines.length,
        sha256.digits(),
        Optional.of(Base64.getEncoder().encodeToString(compressed.toByteArray())));
  }

  public static CertifiedGame.Rules rules(String... lines) {
    return new CertifiedGame.Rules("game Sample\nboard heap\n" + String.join("\n", lines) + "\n");
  }

  /// The values of the heaps below `toHeap`: of an octal code by its meaning, of other games by
  /// their literal rules.
  public static List<Integer> values(CertifiedGame game, int toHeap) {
    return switch (game) {
      case CertifiedGame.Code(String code) when code.matches("[0-7]\\.[0-7]*") ->
          octalValues(TakeAndBreakCode.parse(code), toHeap);
      case CertifiedGame.Code(String code) -> literalValues("code " + code, toHeap);
      case CertifiedGame.Rules(String text) ->
          literalValues(text.substring(text.indexOf("heap\n") + 5), toHeap);
    };
  }

  private static List<Integer> octalValues(TakeAndBreakCode code, int toHeap) {
    int[] values = new int[toHeap];
    for (int n = 0; n < toHeap; n++) {
      BitSet seen = new BitSet();
      for (int k = 0; k <= Math.min(n, code.length()); k++) {
        int digit = code.digit(k);
        if (k == n ? (digit & 1) != 0 : (digit & 2) != 0) {
          seen.set(values[n - k]);
        }
        for (int a = 1; (digit & 4) != 0 && 2 * a <= n - k; a++) {
          seen.set(values[a] ^ values[n - k - a]);
        }
      }
      values[n] = seen.nextClearBit(0);
    }
    return Arrays.stream(values).boxed().toList();
  }

  private static List<Integer> literalValues(String lines, int toHeap) {
    HeapRuleset ruleset =
        HeapRuleset.of(RulesParser.parse("sample", "game Sample\nboard heap\n" + lines));
    List<Integer> values = new ArrayList<>();
    for (int n = 0; n < toHeap; n++) {
      BitSet seen = new BitSet();
      ruleset.optionSums(
          new HeapPosition(n),
          (sum, _) -> {
            int value = 0;
            for (HeapPosition part : sum) {
              value ^= values.get((int) part.size());
            }
            seen.set(value);
          });
      values.add(seen.nextClearBit(0));
    }
    return values;
  }

  public static CertifiedValues certified(List<Integer> values) {
    int maximum = values.stream().max(Integer::compare).orElseThrow();
    String lines = values.stream().map(value -> value + "\n").collect(Collectors.joining());
    return new CertifiedValues(
        values.size(),
        values.stream().limit(LISTED).map(Integer::longValue).toList(),
        sha256(lines),
        maximum,
        values.indexOf(maximum));
  }

  private static String sha256(String text) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(text.getBytes(StandardCharsets.US_ASCII)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  public static SequenceCertificate period(
      CertifiedGame game, int count, long preperiod, long period, PeriodProof proof) {
    return new SequenceCertificate(
        game,
        certified(values(game, count)),
        Optional.empty(),
        new SequenceClaim.Proved(new Periodicity(preperiod, period, 0), proof));
  }

  /// The sparse space of a mask, of which rares and depth are found by their definition.
  ///
  /// @param code whose moves leave two heaps at most
  public static CertifiedSpace sparse(
      String code, List<Integer> values, long mask, boolean byPosition) {
    TakeAndBreakCode moves = TakeAndBreakCode.parse(code);
    int shift = 0;
    for (int k = 0; k <= moves.length(); k++) {
      shift = (moves.digit(k) & 4) != 0 ? k & 1 : shift;
    }
    boolean[] rare = new boolean[values.size()];
    long rares = 0;
    int last = 0;
    for (int n = 1; n < values.size(); n++) {
      rare[n] = isRare(n + shift, values.get(n), mask, byPosition);
      rares += rare[n] ? 1 : 0;
      last = rare[n] ? n : last;
    }
    int depth = 0;
    for (int n = last + 1; n < values.size(); n++) {
      for (int value = 0; value < values.get(n); value++) {
        if (isRare(n + shift, value, mask, byPosition)) {
          depth = Math.max(depth, depth(moves, values, rare, n, value));
        }
      }
    }
    return new CertifiedSpace(mask, byPosition, rares, last, depth);
  }

  private static boolean isRare(int place, int value, long mask, boolean byPosition) {
    return (Long.bitCount(value & mask) + (byPosition ? place : 0)) % 2 == 0;
  }

  private static int depth(
      TakeAndBreakCode moves, List<Integer> values, boolean[] rare, int n, int value) {
    int depth = Integer.MAX_VALUE;
    for (int k = 0; k <= Math.min(n, moves.length()); k++) {
      boolean one = (moves.digit(k) & 2) != 0 && n > k && values.get(n - k) == value;
      boolean none = (moves.digit(k) & 1) != 0 && n == k && value == 0;
      depth = one || none ? 0 : depth;
      for (int a = 1; (moves.digit(k) & 4) != 0 && a < n - k; a++) {
        if ((values.get(a) ^ values.get(n - k - a)) == value) {
          depth = Math.min(depth, rare[a] || rare[n - k - a] ? 0 : a);
        }
      }
    }
    return depth;
  }

  /// A period proved by the first state that is sure to recur.
  public static SequenceCertificate recurrence(
      String code, int count, long preperiod, long period, long mask, boolean byPosition) {
    CertifiedGame game = new CertifiedGame.Code(code);
    List<Integer> values = values(game, count);
    CertifiedSpace sparse = sparse(code, values, mask, byPosition);
    long window =
        Math.max(sparse.lastRare(), sparse.depth()) + TakeAndBreakCode.parse(code).length();
    long from = Math.max(preperiod, 1) + window;
    long distance = byPosition && period % 2 != 0 ? 2 * period : period;
    return new SequenceCertificate(
        game,
        certified(values),
        Optional.of(sparse),
        new SequenceClaim.Proved(
            new Periodicity(preperiod, period, 0),
            new PeriodProof.Recurrence(from, from + distance, window)));
  }

  public static SequenceCertificate arithmetic(
      CertifiedGame game, int count, long preperiod, long period, long saltus) {
    return arithmetic(
        game, count, preperiod, period, saltus, new PeriodProof.RepeatedSaltus(preperiod));
  }

  public static SequenceCertificate arithmetic(
      CertifiedGame game, int count, long preperiod, long period, long saltus, PeriodProof proof) {
    return new SequenceCertificate(
        game,
        certified(values(game, count)),
        Optional.empty(),
        new SequenceClaim.Proved(new Periodicity(preperiod, period, saltus), proof));
  }

  public static SequenceCertificate claiming(CertifiedGame game, int count, SequenceClaim claim) {
    return new SequenceCertificate(game, certified(values(game, count)), Optional.empty(), claim);
  }
}
