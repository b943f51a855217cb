package org.grundy.checker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.stream.Stream;
import org.grundy.checker.json.CertificateJson;
import org.grundy.checker.json.SealedCertificate;
import org.grundy.checker.tiling.TilingGameSamples;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.certificate.Certificate;
import org.grundy.core.certificate.CertifiedGame;
import org.grundy.core.certificate.CertifiedPiece;
import org.grundy.core.certificate.CheckedCertificate;
import org.grundy.core.certificate.CheckedClaim;
import org.grundy.core.certificate.Movement;
import org.grundy.core.certificate.NoTilingCertificate;
import org.grundy.core.certificate.PositionCertificate;
import org.grundy.core.certificate.SequenceClaim;
import org.grundy.core.certificate.TilingCertificate;
import org.grundy.core.period.PeriodProof;
import org.grundy.core.period.Periodicity;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// A certificate of every kind is accepted, and rejected after every change.
class TamperedCertificateTest {
  private static final JsonMapper JSON = JsonMapper.shared();
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  record Sample(String name, Certificate certificate) {
    @Override
    public String toString() {
      return name;
    }
  }

  static Stream<Sample> samples() {
    CertifiedGame kayles = new CertifiedGame.Code("0.77");
    CertifiedGame nim = SampleCertificates.rules("move n -> n - k where k >= 2");
    CertifiedGame cram =
        new CertifiedGame.Rules(
            "game Cram\nboard grid\ncells . #\nmove [ . . ] -> [ # # ] rotate\nstart fill .\n");
    CertifiedGame misere =
        new CertifiedGame.Rules("game Nim\nboard heap\ntake 1..9\nplay misere\n");
    return Stream.of(
        new Sample(
            "Guy and Smith",
            SampleCertificates.period(kayles, 170, 71, 12, new PeriodProof.GuySmith())),
        new Sample("recurrence", SampleCertificates.recurrence("0.77", 400, 71, 12, 15, false)),
        new Sample(
            "recurrence by position", SampleCertificates.recurrence("0.051", 300, 48, 48, 7, true)),
        new Sample(
            "subtraction",
            SampleCertificates.period(
                SampleCertificates.rules("take 2 5 7"),
                60,
                0,
                22,
                new PeriodProof.SubtractionWindow())),
        new Sample("arithmetic", SampleCertificates.arithmetic(nim, 20, 0, 2, 1)),
        new Sample(
            "power-saltus",
            SampleCertificates.arithmetic(
                new CertifiedGame.Code("4.[3]"), 21, 1, 4, 4, new PeriodProof.PowerSaltus(1, 2))),
        new Sample(
            "parity-saltus",
            SampleCertificates.arithmetic(
                new CertifiedGame.Code("0.3F"), 36, 0, 6, 3, new PeriodProof.ParitySaltus())),
        new Sample(
            "fit",
            SampleCertificates.claiming(
                kayles,
                166,
                new SequenceClaim.Fit(new Periodicity(71, 12, 0), OptionalLong.of(168)))),
        new Sample(
            "fit with a saltus",
            SampleCertificates.claiming(
                new CertifiedGame.Code("0.3F"),
                25,
                new SequenceClaim.Fit(new Periodicity(0, 6, 3), OptionalLong.empty()))),
        new Sample(
            "no period",
            SampleCertificates.claiming(
                new CertifiedGame.Code("0.007"), 90, new SequenceClaim.NoPeriod())),
        new Sample(
            "position", new PositionCertificate(cram, "2x3 + 1x4", Outcome.N, OptionalLong.of(3))),
        new Sample(
            "misere position",
            new PositionCertificate(misere, "3 + 4", Outcome.N, OptionalLong.empty())),
        new Sample(
            "tiling",
            new TilingCertificate(
                "2x5",
                Movement.ONE_SIDED,
                List.of(
                    new CertifiedPiece("##", 1, OptionalLong.empty()),
                    new CertifiedPiece("###|..#", 2, OptionalLong.of(2))),
                "aBBB1|aaaB1")),
        new Sample("tiling game", TilingGameSamples.read("tetrominoes-2x4")),
        new Sample("named piece", TilingGameSamples.read("named-w-3x5")),
        new Sample(
            "no tiling",
            new NoTilingCertificate(
                "4x5",
                Movement.FREE,
                List.of(new CertifiedPiece("###|.#.", 1, OptionalLong.of(1))),
                12,
                2,
                2,
                List.of(3L, 9L, 9L, 3L))));
  }

  /// A smaller least number or a larger most number is true too.
  private static boolean isLooser(String pointer, JsonNode old, JsonNode changed) {
    return pointer.endsWith("/atLeast")
        ? changed.isIntegralNumber() && changed.longValue() < old.longValue()
        : pointer.endsWith("/atMost")
            && changed.isIntegralNumber()
            && changed.longValue() > old.longValue();
  }

  private static String seen(String json) {
    SealedCertificate[] read = {null};
    Throwable failure = catchThrowable(() -> read[0] = CertificateJson.read("tampered", json));
    CheckedCertificate[] verdict = {null};
    if (failure == null) {
      failure =
          catchThrowable(() ->
              verdict[0] =
                  CertificateChecker.check(
                      Optional.ofNullable(read[0]).orElseThrow(),
                      new Meter(new Budget(300_000, java.time.Duration.ofMinutes(1), 1 << 26))));
    }
    if (failure != null) {
      assertThat(failure)
          .as(json)
          .isInstanceOfAny(InputException.class, BudgetSpentException.class);
      return failure instanceof InputException ? "bad" : "spent";
    }
    return Optional.ofNullable(verdict[0]).orElseThrow().accepted() ? "accepted" : "rejected";
  }

  private static String resealed(ObjectNode tree) {
    String json = tree.toString();
    try {
      return CertificateJson.write(CertificateJson.read("tampered", json).certificate());
    } catch (InputException notOne) {
      return json;
    }
  }

  @ParameterizedTest
  @MethodSource("samples")
  void isAcceptedAsItIs(Sample sample) {
    String json = CertificateJson.write(sample.certificate());
    SealedCertificate read = CertificateJson.read("sample", json);
    assertThat(read.certificate()).isEqualTo(sample.certificate());
    CheckedCertificate verdict = CertificateChecker.check(read, new Meter(Budget.ofBytes(1 << 26)));
    assertThat(verdict.claims()).allMatch(CheckedClaim::holds);
    assertThat(seen(resealed((ObjectNode) JSON.readTree(json)))).isEqualTo("accepted");
  }

  @ParameterizedTest
  @MethodSource("samples")
  void isRejectedAfterEveryChangeOfAMember(Sample sample) {
    String json = CertificateJson.write(sample.certificate());
    for (String pointer : pointers(JSON.readTree(json), "")) {
      JsonNode old = JSON.readTree(json).at(pointer);
      for (JsonNode changed : changes(old)) {
        ObjectNode tree = (ObjectNode) JSON.readTree(json);
        replace(tree, pointer, changed);
        assertThat(seen(tree.toString())).as(pointer + " = " + changed).isIn("bad", "rejected");
        boolean deeper =
            pointer.equals("/sparse/depth")
                && changed.isIntegralNumber()
                && changed.longValue() > old.longValue();
        boolean trueToo =
            deeper
                || isLooser(pointer, old, changed)
                || List.of("/seal", "/game/rules", "/position").contains(pointer);
        if (!trueToo && changed.getNodeType() == old.getNodeType()) {
          assertThat(seen(resealed(tree)))
              .as("resealed " + pointer + " = " + changed)
              .isIn("bad", "rejected", "spent");
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("samples")
  void isRejectedWithAMemberTooManyOrTooFew(Sample sample) {
    String json = CertificateJson.write(sample.certificate());
    for (String pointer : pointers(JSON.readTree(json), "")) {
      ObjectNode without = (ObjectNode) JSON.readTree(json);
      replace(without, pointer, null);
      assertThat(seen(without.toString())).as("without " + pointer).isIn("bad", "rejected");
      ObjectNode more = (ObjectNode) JSON.readTree(json);
      JsonNode node = more.at(pointer);
      if (node instanceof ObjectNode object) {
        object.put("more", 1);
      } else if (node instanceof ArrayNode array) {
        array.add(1);
      }
      if (node.isContainer()) {
        assertThat(seen(more.toString())).as("more in " + pointer).isIn("bad", "rejected");
      }
    }
  }

  @ParameterizedTest
  @MethodSource("samples")
  void isRejectedWhereItIsTruncatedOrAByteIsAnother(Sample sample) {
    String json = CertificateJson.write(sample.certificate());
    for (int length = 0; length < json.length() - 1; length += 1 + length % 9) {
      String truncated = json.substring(0, length);
      assertThat(catchThrowable(() -> CertificateJson.read("truncated", truncated)))
          .as("length " + length)
          .isInstanceOf(InputException.class);
    }
    long seed = sample.name().hashCode();
    Random random = new Random(seed);
    for (int i = 0; i < 40; i++) {
      int at = random.nextInt(json.length());
      char other = (char) (' ' + random.nextInt(95));
      String changed = json.substring(0, at) + other + json.substring(at + 1);
      if (!sameTree(json, changed)) {
        assertThat(seen(changed))
            .as("seed " + seed + ": " + other + " at " + at)
            .isIn("bad", "rejected");
      }
    }
  }

  private static boolean sameTree(String json, String changed) {
    try {
      return JSON.readTree(json).equals(JSON.readTree(changed));
    } catch (RuntimeException noJson) {
      return false;
    }
  }

  private static List<String> pointers(JsonNode node, String pointer) {
    List<String> pointers = new ArrayList<>();
    if (!pointer.isEmpty()) {
      pointers.add(pointer);
    }
    for (Map.Entry<String, JsonNode> member : node.properties()) {
      pointers.addAll(pointers(member.getValue(), pointer + "/" + member.getKey()));
    }
    for (int i = 0; node.isArray() && i < node.size(); i++) {
      pointers.addAll(pointers(node.get(i), pointer + "/" + i));
    }
    return pointers;
  }

  private static void replace(
      ObjectNode tree, String pointer, @org.jspecify.annotations.Nullable JsonNode value) {
    int slash = pointer.lastIndexOf('/');
    JsonNode parent = tree.at(pointer.substring(0, slash));
    String name = pointer.substring(slash + 1);
    if (parent instanceof ArrayNode array) {
      if (value == null) {
        array.remove(Integer.parseInt(name));
      } else {
        array.set(Integer.parseInt(name), value);
      }
    } else if (value == null) {
      ((ObjectNode) parent).remove(name);
    } else {
      ((ObjectNode) parent).set(name, value);
    }
  }

  private static List<JsonNode> changes(JsonNode old) {
    List<JsonNode> changes = new ArrayList<>(List.of(NODES.objectNode(), NODES.arrayNode()));
    changes.add(NODES.nullNode());
    if (old.isNumber()) {
      long number = old.longValue();
      for (long other :
          new long[] {
            number + 1,
            number - 1,
            2 * number,
            0,
            -number,
            1_000_000_000_000_000_000L,
            Long.MAX_VALUE,
            number + 1_000_000,
            1L << 32 | number
          }) {
        changes.add(NODES.numberNode(other));
      }
      changes.add(NODES.numberNode(number + 0.5));
      changes.add(NODES.stringNode("" + number));
    } else if (old.isString()) {
      String text = old.stringValue();
      for (int i = 0; i < text.length(); i += 1 + text.length() / 8) {
        char other = text.charAt(i) == '1' ? '2' : '1';
        changes.add(NODES.stringNode(text.substring(0, i) + other + text.substring(i + 1)));
        changes.add(NODES.stringNode(text.substring(0, i) + text.substring(i + 1)));
      }
      changes.add(NODES.numberNode(1));
    } else if (old.isBoolean()) {
      changes.add(NODES.booleanNode(!old.booleanValue()));
    }
    changes.removeIf(changed -> changed.toString().equals(old.toString()));
    return changes;
  }
}
