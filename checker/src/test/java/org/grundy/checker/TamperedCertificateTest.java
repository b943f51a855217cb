package org.grundy.checker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.grundy.checker.EveryCertificate.Answer;
import org.grundy.checker.EveryCertificate.Sample;
import org.grundy.checker.json.CertificateJson;
import org.grundy.checker.json.SealedCertificate;
import org.grundy.core.Budget;
import org.grundy.core.CheckedCertificate;
import org.grundy.core.CheckedClaim;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
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

  private static final Budget BUDGET = EveryCertificate.budget(300_000, 1 << 26);

  static Stream<Sample> samples() {
    return EveryCertificate.samples();
  }

  /// A smaller least number or a larger most number is true too.
  private static boolean isLooser(String pointer, JsonNode old, JsonNode changed) {
    return pointer.endsWith("/atLeast")
        ? changed.isIntegralNumber() && changed.longValue() < old.longValue()
        : pointer.endsWith("/atMost")
            && changed.isIntegralNumber()
            && changed.longValue() > old.longValue();
  }

  private static Answer answer(String json) {
    return EveryCertificate.answer(json, BUDGET);
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
    assertThat(answer(resealed((ObjectNode) JSON.readTree(json)))).isEqualTo(Answer.ACCEPTED);
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
        assertThat(answer(tree.toString()))
            .as(pointer + " = " + changed)
            .isIn(Answer.BAD, Answer.REFUTED);
        boolean deeper =
            pointer.equals("/sparse/depth")
                && changed.isIntegralNumber()
                && changed.longValue() > old.longValue();
        boolean trueToo =
            deeper
                || isLooser(pointer, old, changed)
                || List.of("/seal", "/program", "/game/rules", "/position", "/claims/inside")
                    .contains(pointer);
        if (!trueToo && changed.getNodeType() == old.getNodeType()) {
          assertThat(answer(resealed(tree)))
              .as("resealed " + pointer + " = " + changed)
              .isNotEqualTo(Answer.ACCEPTED);
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
      assertThat(answer(without.toString()))
          .as("without " + pointer)
          .isIn(Answer.BAD, Answer.REFUTED);
      ObjectNode more = (ObjectNode) JSON.readTree(json);
      JsonNode node = more.at(pointer);
      if (node instanceof ObjectNode object) {
        object.put("more", 1);
      } else if (node instanceof ArrayNode array) {
        array.add(1);
      }
      if (node.isContainer()) {
        assertThat(answer(more.toString()))
            .as("more in " + pointer)
            .isIn(Answer.BAD, Answer.REFUTED);
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
        assertThat(answer(changed))
            .as("seed " + seed + ": " + other + " at " + at)
            .isIn(Answer.BAD, Answer.REFUTED);
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
