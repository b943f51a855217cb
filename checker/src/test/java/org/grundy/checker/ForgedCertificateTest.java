package org.grundy.checker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.grundy.checker.EveryCertificate.code;

import java.lang.reflect.RecordComponent;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.grundy.checker.EveryCertificate.Answer;
import org.grundy.checker.EveryCertificate.Sample;
import org.grundy.core.Budget;
import org.grundy.core.certificate.Certificate;
import org.grundy.core.certificate.CertifiedGame;
import org.grundy.core.certificate.NoTilingCertificate;
import org.grundy.core.certificate.QuotientCertificate;
import org.grundy.core.certificate.SequenceCertificate;
import org.grundy.core.certificate.SequenceClaim;
import org.grundy.core.period.PeriodProof;
import org.grundy.core.period.Periodicity;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Certificates with a right seal of which every number was put near a power of two, or near the
/// place where a sum or a product of it passes 2^63 or comes round to a small number again. Nothing
/// false is accepted, nothing is thrown but what says that a certificate is bad or costs too much.
class ForgedCertificateTest {
  private static final BigInteger ROUND = BigInteger.TWO.pow(64);
  private static final BigInteger LARGEST = BigInteger.valueOf(Long.MAX_VALUE);
  private static final int[] FACTORS = {2, 3, 4, 7, 30, 31};
  private static final Budget BUDGET = EveryCertificate.budget(20_000, 1 << 20);

  /// The true ones that name a number, and some of huge numbers that prove nothing.
  static Stream<Sample> samples() {
    CertifiedGame huge = SampleCertificates.rules("take 5 9223372036854775805");
    Stream<Sample> untrue =
        Stream.of(
            new Sample(
                "huge window",
                SampleCertificates.period(huge, 60, 0, 10, new PeriodProof.SubtractionWindow())),
            new Sample(
                "huge number",
                SampleCertificates.period(huge, 60, 0, 10, new PeriodProof.GuySmith())),
            new Sample(
                "quotient of a huge number",
                new QuotientCertificate(
                    SampleCertificates.rules("take 1 9223372036854775804"),
                    1,
                    List.of(1L, 0L),
                    List.of(1L),
                    List.of(0L, 1L, 0L, 1L, 0L, 1L, 0L, 1L, 0L, 1L),
                    Optional.of(new Periodicity(1, 2, 0)))),
            new Sample(
                "many heaps",
                SampleCertificates.period(code("0.3{2,30}"), 20, 0, 2, new PeriodProof.GuySmith())),
            new Sample(
                "cofinite from a huge number",
                SampleCertificates.arithmetic(
                    SampleCertificates.rules("move n -> n - k where k >= 9223372036854775801"),
                    20,
                    0,
                    4,
                    2)));
    return Stream.concat(EveryCertificate.samples(), untrue)
        .filter(sample -> !forgeries(sample.certificate()).isEmpty());
  }

  /// The numbers of a certificate by their paths.
  private static void collect(@Nullable Object node, String path, Map<String, Long> numbers) {
    switch (node) {
      case Long number -> numbers.put(path, number);
      case OptionalLong number when number.isPresent() -> numbers.put(path, number.getAsLong());
      case Optional<?> some when some.isPresent() -> collect(some.get(), path, numbers);
      case List<?> list -> {
        for (int i = 0; i < Math.min(2, list.size()); i++) {
          collect(list.get(i), path + "/" + i, numbers);
        }
      }
      case Record of -> {
        for (RecordComponent part : of.getClass().getRecordComponents()) {
          collect(value(part, of), path + "/" + part.getName(), numbers);
        }
      }
      case null, default -> {}
    }
  }

  private static @Nullable Object value(RecordComponent part, Record of) {
    try {
      part.getAccessor().setAccessible(true);
      return part.getAccessor().invoke(of);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /// The same with other numbers at some paths.
  private static @Nullable Object forged(
      @Nullable Object node, String path, Map<String, Long> changes) {
    return switch (node) {
      case Long number -> changes.getOrDefault(path, number);
      case OptionalLong number when changes.containsKey(path) -> OptionalLong.of(changes.get(path));
      case Optional<?> some when some.isPresent() ->
          Optional.ofNullable(forged(some.get(), path, changes));
      case List<?> list -> {
        List<Object> changed = new ArrayList<>(list);
        for (int i = 0; i < Math.min(2, list.size()); i++) {
          changed.set(i, Objects.requireNonNull(forged(list.get(i), path + "/" + i, changes)));
        }
        yield changed;
      }
      case Record of -> rebuilt(of, path, changes);
      case null, default -> node;
    };
  }

  private static Record rebuilt(Record of, String path, Map<String, Long> changes) {
    RecordComponent[] parts = of.getClass().getRecordComponents();
    Class<?>[] types = Arrays.stream(parts).map(RecordComponent::getType).toArray(Class[]::new);
    @Nullable Object[] values =
        Arrays.stream(parts)
            .map(part -> forged(value(part, of), path + "/" + part.getName(), changes))
            .toArray();
    try {
      var constructor = of.getClass().getDeclaredConstructor(types);
      constructor.setAccessible(true);
      return constructor.newInstance(values);
    } catch (ReflectiveOperationException refused) {
      if (refused.getCause() instanceof IllegalArgumentException bad) {
        throw bad;
      }
      throw new IllegalStateException(refused);
    }
  }

  /// Places where something may overflow, given another number.
  private static SortedSet<Long> dangerous(long other) {
    SortedSet<Long> numbers = new TreeSet<>();
    BigInteger beside = BigInteger.valueOf(other);
    for (int power : new int[] {31, 32, 62, 63}) {
      addNear(BigInteger.TWO.pow(power), 2, numbers);
      addNear(BigInteger.TWO.pow(power).subtract(beside), 1, numbers);
    }
    addNear(BigInteger.TEN.pow(18), 1, numbers);
    for (int factor : FACTORS) {
      for (int times = 1; times <= 2; times++) {
        BigInteger whole = ROUND.multiply(BigInteger.valueOf(times)).subtract(beside);
        addNear(whole.divide(BigInteger.valueOf(factor)), 1, numbers);
      }
    }
    return numbers;
  }

  private static void addNear(BigInteger number, int distance, SortedSet<Long> numbers) {
    for (int d = -distance; d <= distance; d++) {
      BigInteger near = number.add(BigInteger.valueOf(d));
      if (near.signum() >= 0 && near.compareTo(LARGEST) <= 0) {
        numbers.add(near.longValueExact());
      }
    }
  }

  /// What a change of one number takes with it, so that nothing is refused for being at odds.
  private static Map<String, Long> coherent(String path, long value, Map<String, Long> old) {
    Map<String, Long> changes = new TreeMap<>(Map.of(path, value));
    if (path.endsWith("/periodicity/preperiod")) {
      changes.put("/claim/lastException", value - 1);
    }
    if (path.endsWith("/proof/fromHeap")) {
      changes.put("/claim/proof/toHeap", value + old.getOrDefault("/claim/periodicity/period", 0L));
    }
    if (path.endsWith("/sparse/lastRare") || path.endsWith("/sparse/depth")) {
      changes.put("/claim/proof/window", value + 2);
    }
    return changes;
  }

  private static List<Map<String, Long>> forgeries(Certificate certificate) {
    Map<String, Long> numbers = new TreeMap<>();
    collect(certificate, "", numbers);
    List<Map<String, Long>> all = new ArrayList<>();
    numbers.forEach((path, old) ->
        dangerous(path.length() + old).forEach(value -> all.add(coherent(path, value, numbers))));
    if (numbers.containsKey("/claim/periodicity/period")) {
      for (long period : dangerous(0)) {
        for (long preperiod : new long[] {1, 1L << 62, Long.MAX_VALUE - period}) {
          Map<String, Long> both =
              new TreeMap<>(coherent("/claim/periodicity/preperiod", preperiod, numbers));
          both.put("/claim/periodicity/period", period);
          all.add(both);
        }
      }
    }
    return all;
  }

  private static Answer answer(Certificate certificate) {
    return EveryCertificate.answer(certificate, BUDGET);
  }

  /// Whether a certificate that differs from a true one in these numbers is true as well: of what a
  /// proof takes with it all that is accepted, of what is claimed only the same.
  private static boolean mayBeTrue(Sample sample, Map<String, Long> changes) {
    Map<String, Long> numbers = new TreeMap<>();
    collect(sample.certificate(), "", numbers);
    return changes.entrySet().stream()
        .filter(change -> !change.getValue().equals(numbers.get(change.getKey())))
        .map(Map.Entry::getKey)
        .allMatch(path ->
            path.startsWith("/claim/proof")
                || path.equals("/sparse/depth")
                || path.endsWith("/atLeast")
                || path.endsWith("/atMost")
                || (sample.certificate() instanceof NoTilingCertificate
                    && !path.startsWith("/region")));
  }

  @ParameterizedTest
  @MethodSource("samples")
  void nothingFalseIsAccepted(Sample sample) {
    int forged = 0;
    for (Map<String, Long> changes : forgeries(sample.certificate())) {
      Certificate certificate;
      try {
        certificate =
            (Certificate) Objects.requireNonNull(forged(sample.certificate(), "", changes));
      } catch (IllegalArgumentException refusedByTheRecord) {
        continue;
      }
      forged++;
      if (answer(certificate) == Answer.ACCEPTED) {
        assertThat(mayBeTrue(sample, changes)).as(sample.name() + " " + changes).isTrue();
      }
    }
    boolean hasNumbers = forged > 0;
    assertThat(hasNumbers).as(sample.name()).isTrue();
  }

  @Test
  void thereAreThousands() {
    assertThat(samples().mapToInt(sample -> forgeries(sample.certificate()).size()).sum())
        .isGreaterThan(5_000);
  }

  /// The values of this game are those of `take 5` as far as anybody counts, and prove nothing.
  @Test
  void sumsOfHugeNumbersOfTheRulesProveNothing() {
    CertifiedGame huge = SampleCertificates.rules("take 5 9223372036854775805");
    for (PeriodProof proof :
        List.of(new PeriodProof.SubtractionWindow(), new PeriodProof.GuySmith())) {
      for (int count = 20; count < 80; count++) {
        assertThat(answer(SampleCertificates.period(huge, count, 0, 10, proof)))
            .isEqualTo(Answer.REFUTED);
      }
    }
    assertThat(
            answer(
                SampleCertificates.claiming(
                    huge,
                    60,
                    new SequenceClaim.Fit(new Periodicity(0, 10, 0), OptionalLong.empty()))))
        .isEqualTo(Answer.ACCEPTED);
  }

  /// 30(e + p) + 1 comes round to a small number where p is near 2^64/30, with small numbers only
  /// in the rules.
  @Test
  void hugePeriodsOfSmallGamesAreRefuted() {
    for (long period = 614_891_469_123_651_720L; period < 614_891_469_123_651_725L; period++) {
      SequenceCertificate forged =
          SampleCertificates.period(code("0.3{2,30}"), 20, 0, period, new PeriodProof.GuySmith());
      assertThat(answer(forged)).isEqualTo(Answer.REFUTED);
    }
  }

  /// Of the excess 1 and one heap the options of three periods are looked at, so that there have to
  /// be three.
  @Test
  void powerSaltusAsksForAllValuesThatItLooksAt() {
    CertifiedGame game = code("0.[3]");
    PeriodProof proof = new PeriodProof.PowerSaltus(1, 1);
    assertThat(answer(SampleCertificates.arithmetic(game, 3, 0, 1, 1, proof)))
        .isEqualTo(Answer.REFUTED);
    assertThat(answer(SampleCertificates.arithmetic(game, 4, 0, 1, 1, proof)))
        .isEqualTo(Answer.ACCEPTED);
  }
}
