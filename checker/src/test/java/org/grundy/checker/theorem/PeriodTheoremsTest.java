package org.grundy.checker.theorem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import org.grundy.checker.SampleCertificates;
import org.grundy.checker.game.CheckedGame;
import org.grundy.checker.game.HeapGame;
import org.grundy.checker.heap.HeapValues;
import org.grundy.checker.heap.NextValue;
import org.grundy.checker.heap.Reach;
import org.grundy.checker.heap.ValueObserver;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.core.certificate.CertifiedGame;
import org.grundy.core.period.PeriodProof;
import org.grundy.core.period.Periodicity;
import org.junit.jupiter.api.Test;

/// What the theorems allow to conclude from few values is so in many.
class PeriodTheoremsTest {
  private static final int GAMES = 40;

  private static boolean fits(List<Integer> values, int preperiod, int period, int saltus) {
    for (int n = preperiod; n + period < values.size(); n++) {
      if (values.get(n) + saltus != values.get(n + period)) {
        return false;
      }
    }
    return true;
  }

  private static boolean fits(List<Integer> values, Periodicity claim) {
    return fits(
        values,
        Math.toIntExact(claim.preperiod()),
        Math.toIntExact(claim.period()),
        Math.toIntExact(claim.saltus()));
  }

  @Test
  void guyAndSmithAreRight() {
    int proved = 0;
    for (int seed = 0; seed < GAMES; seed++) {
      Random random = new Random(seed);
      int radix = seed % 3 == 0 ? 16 : 8;
      StringBuilder code = new StringBuilder(random.nextInt(5) == 0 ? "4." : "0.");
      for (int k = random.nextInt(4); k > 0; k--) {
        code.append(Integer.toString(random.nextInt(radix), 16).toUpperCase(Locale.ROOT));
      }
      code.append(1 + random.nextInt(radix == 16 ? 9 : 7));
      CertifiedGame game = new CertifiedGame.Code(code.toString());
      int count = radix == 16 ? 50 : 200;
      List<Integer> values = SampleCertificates.values(game, count);
      PeriodTheorems theorem =
          new PeriodTheorems(HeapGame.of(CheckedGame.of(game).rules()), Optional.empty(), count);
      for (int preperiod = 0; preperiod < count / 2; preperiod++) {
        for (int period = 1; period < count / 2; period++) {
          long needs = theorem.guySmithNeeds(new Periodicity(preperiod, period, 0)).orElseThrow();
          if (needs <= count && fits(values.subList(0, (int) needs), preperiod, period, 0)) {
            assertThat(fits(values, preperiod, period, 0))
                .as("seed %d: %s, e = %d, p = %d", seed, code, preperiod, period)
                .isTrue();
            proved++;
          }
        }
      }
    }
    assertThat(proved).isGreaterThan(GAMES);
  }

  @Test
  void endlessSetsAreArithmeticPeriodicWhereTheTheoremSaysSo() {
    int proved = 0;
    for (int seed = 0; seed < GAMES; seed++) {
      Random random = new Random(seed);
      int from = 1 + random.nextInt(6);
      StringBuilder lines = new StringBuilder("move n -> n - k where k >= " + from);
      for (int k = 1; k < from; k++) {
        lines.append(random.nextBoolean() ? "\ntake " + k : "");
      }
      CertifiedGame game = SampleCertificates.rules(lines.toString());
      List<Integer> values = SampleCertificates.values(game, 160);
      HeapGame heaps = HeapGame.of(CheckedGame.of(game).rules());
      for (int preperiod = 0; preperiod < 12; preperiod++) {
        for (int period = 1; period < 16; period++) {
          for (int saltus = 1; saltus <= period; saltus++) {
            proved +=
                holdsWhereProved(
                        heaps, values, preperiod, new Periodicity(preperiod, period, saltus))
                    ? 1
                    : 0;
          }
        }
      }
    }
    assertThat(proved).isGreaterThan(GAMES);
  }

  @Test
  void repeatedSetsAreArithmeticPeriodicWhereTheTheoremSaysSo() {
    int proved = 0;
    int ofCommonMultiples = 0;
    for (int seed = 0; seed < GAMES; seed++) {
      Random random = new Random(seed);
      StringBuilder code = new StringBuilder("0.");
      for (int k = random.nextInt(6); k > 0; k--) {
        code.append("03".charAt(random.nextInt(2)));
      }
      code.append('[').append(random.nextBoolean() ? "3" : "03");
      for (int k = random.nextInt(3); k > 0; k--) {
        code.append("03".charAt(random.nextInt(2)));
      }
      CertifiedGame game = SampleCertificates.rules("code " + code.append(']'));
      List<Integer> values = SampleCertificates.values(game, 240);
      HeapGame heaps = HeapGame.of(CheckedGame.of(game).rules());
      int step = heaps.digits().orElseThrow().tail().size();
      for (int preperiod = 0; preperiod < 12; preperiod++) {
        for (int period = 1; period < 20; period++) {
          for (int saltus = 1; saltus <= period; saltus++) {
            int start = preperiod + random.nextInt(20);
            if (holdsWhereProved(
                heaps, values, start, new Periodicity(preperiod, period, saltus))) {
              proved++;
              ofCommonMultiples += period % step == 0 ? 0 : 1;
            }
          }
        }
      }
    }
    assertThat(proved).isGreaterThan(GAMES);
    assertThat(ofCommonMultiples).isPositive();
  }

  /// What the theorems say of some first values is held against many more.
  @Test
  void splitsAreArithmeticPeriodicWhereTheTheoremsSaySo() {
    int proved = 0;
    for (int seed = 0; seed < GAMES; seed++) {
      Random random = new Random(seed);
      StringBuilder code = new StringBuilder().append("048C".charAt(random.nextInt(4))).append('.');
      for (int k = random.nextInt(3); k > 0; k--) {
        code.append("0123456789ABCDEF".charAt(random.nextInt(16)));
      }
      code.append(random.nextBoolean() ? "8" : "[%d]".formatted(1 + random.nextInt(9)));
      HeapGame game = HeapGame.of(CheckedGame.of(SampleCertificates.rules("code " + code)).rules());
      HeapValues values = new HeapValues(240, Reach.ALL, new Meter(Budget.ofBytes(1 << 26)));
      NextValue source = NextValue.of(game, Optional.empty(), new Meter(Budget.ofBytes(1 << 26)));
      List<Integer> all = new ArrayList<>();
      for (int n = 0; n < 240; n++) {
        all.add(source.next(values));
        values.add(all.getLast());
      }
      for (int count = 20; count <= 80; count += 12) {
        proved += provedOf(game, values, all, count);
      }
    }
    assertThat(proved).isGreaterThan(GAMES);
  }

  /// How many arithmetic periods the first `count` values prove; each has to go on.
  private static int provedOf(HeapGame game, HeapValues values, List<Integer> all, int count) {
    int proved = 0;
    for (int preperiod = 0; preperiod < 8; preperiod++) {
      for (int period = 1; period <= 9; period++) {
        for (int saltus = 1; saltus <= 6; saltus++) {
          if (fits(all.subList(0, count), preperiod, period, saltus)) {
            for (PeriodProof proof : proofs()) {
              Periodicity claim = new Periodicity(preperiod, period, saltus);
              if (isProof(game, values, count, claim, proof)) {
                assertThat(fits(all, preperiod, period, saltus))
                    .as(game.digits() + " " + claim + proof)
                    .isTrue();
                proved++;
              }
            }
          }
        }
      }
    }
    return proved;
  }

  private static List<PeriodProof> proofs() {
    List<PeriodProof> proofs = new ArrayList<>();
    proofs.add(new PeriodProof.ParitySaltus());
    for (int excess = 0; excess < 4; excess++) {
      proofs.add(new PeriodProof.PowerSaltus(1, excess));
      proofs.add(new PeriodProof.PowerSaltus(2, excess));
    }
    return proofs;
  }

  private static boolean isProof(
      HeapGame game, HeapValues values, int count, Periodicity claim, PeriodProof proof) {
    PeriodTheorems theorem = new PeriodTheorems(game, Optional.empty(), count);
    if (!theorem.of(claim, proof).holds()) {
      return false;
    }
    Meter meter = new Meter(Budget.ofBytes(1 << 26));
    ValueObserver holds = theorem.observer(claim, proof, meter).orElseThrow();
    holds.see(count - 1L, values.at(count - 1L), values);
    return holds.finding().holds();
  }

  private static boolean holdsWhereProved(
      HeapGame game, List<Integer> values, int from, Periodicity claim) {
    PeriodProof proof = new PeriodProof.RepeatedSaltus(from);
    int needs = Math.toIntExact(claim.preperiod() + claim.period());
    while (!new PeriodTheorems(game, Optional.empty(), needs).of(claim, proof).holds()) {
      needs++;
    }
    ValueObserver start =
        new PeriodTheorems(game, Optional.empty(), needs)
            .observer(claim, proof, new Meter(Budget.ofBytes(1 << 20)))
            .orElseThrow();
    HeapValues none = new HeapValues(1, Reach.ALL, new Meter(Budget.ofBytes(1 << 10)));
    for (int n = 0; n < needs; n++) {
      start.see(n, values.get(n), none);
    }
    if (!start.finding().holds() || !fits(values.subList(0, needs), claim)) {
      return false;
    }
    assertThat(fits(values, claim)).as(game.taking() + " " + game.digits() + " " + claim).isTrue();
    return true;
  }
}
