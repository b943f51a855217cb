package org.grundy.offline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import org.grundy.offline.classlib.java.lang.CharacterMethods;
import org.grundy.offline.classlib.java.lang.IntegerMethods;
import org.grundy.offline.classlib.java.lang.LongMethods;
import org.grundy.offline.classlib.java.lang.MathMethods;
import org.grundy.offline.classlib.java.lang.StringBuilderMethods;
import org.grundy.offline.classlib.java.lang.StringMethods;
import org.grundy.offline.classlib.java.lang.invoke.VarHandle;
import org.grundy.offline.classlib.java.lang.invoke.VarHandleMethods;
import org.grundy.offline.classlib.java.util.ArraysMethods;
import org.grundy.offline.classlib.java.util.regex.MatcherMethods;
import org.grundy.offline.classlib.java.util.stream.impl.SimpleStreamImplMethods;
import org.grundy.offline.classlib.java.util.stream.intimpl.SimpleIntStreamImplMethods;
import org.grundy.offline.classlib.java.util.stream.longimpl.SimpleLongStreamImplMethods;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// What stands for the class library in a browser does as the class library does.
class ClassLibraryTest {
  private final Random random = new Random(1);

  private long drawn() {
    return random.nextLong() >> random.nextInt(64);
  }

  @Test
  void arithmetic() {
    for (int i = 0; i < 20_000; i++) {
      long x = drawn();
      long y = drawn();
      assertThat(MathMethods.multiplyHigh(x, y)).isEqualTo(Math.multiplyHigh(x, y));
      assertThat(MathMethods.unsignedMultiplyHigh(x, y)).isEqualTo(Math.unsignedMultiplyHigh(x, y));
      assertThat(LongMethods.compress(x, y)).isEqualTo(Long.compress(x, y));
      assertThat(LongMethods.expand(x, y)).isEqualTo(Long.expand(x, y));
      assertThat(IntegerMethods.compress((int) x, (int) y))
          .isEqualTo(Integer.compress((int) x, (int) y));
    }
    for (int base = -9; base <= 9; base++) {
      for (int exponent = 0; exponent < 19; exponent++) {
        assertThat(MathMethods.powExact((long) base, exponent))
            .isEqualTo(Math.powExact((long) base, exponent));
      }
    }
    assertThatThrownBy(() -> MathMethods.powExact(10L, 19)).isInstanceOf(ArithmeticException.class);
    assertThatThrownBy(() -> MathMethods.powExact(2, 31)).isInstanceOf(ArithmeticException.class);
    assertThatThrownBy(() -> MathMethods.powExact(2, -1)).isInstanceOf(ArithmeticException.class);
    assertThat(MathMethods.powExact(-1, 1_000_000_001)).isEqualTo(-1);
  }

  @Test
  void numbersAreDrawnAlike() {
    for (long seed : new long[] {0, 1, -1, 77, Long.MIN_VALUE}) {
      SplittableRandom theirs = new SplittableRandom(seed);
      var ours = new org.grundy.offline.classlib.java.util.SplittableRandom(seed);
      for (int bound = 1; bound < 3_000; bound++) {
        assertThat(ours.nextInt(bound)).isEqualTo(theirs.nextInt(bound));
        assertThat(ours.nextInt(-bound, 7)).isEqualTo(theirs.nextInt(-bound, 7));
      }
      assertThat(ours.nextInt(Integer.MAX_VALUE)).isEqualTo(theirs.nextInt(Integer.MAX_VALUE));
      assertThat(ours.nextInt((1 << 30) + 1)).isEqualTo(theirs.nextInt((1 << 30) + 1));
    }
  }

  @Test
  void digests() throws Exception {
    var ours = org.grundy.offline.classlib.java.security.MessageDigest.getInstance("SHA-256");
    for (int length = 0; length < 300; length++) {
      byte[] bytes = new byte[length];
      random.nextBytes(bytes);
      byte[] theirs = MessageDigest.getInstance("SHA-256").digest(bytes);
      ours.update(bytes, 0, length / 3);
      ours.update(Arrays.copyOfRange(bytes, length / 3, length));
      assertThat(org.grundy.offline.classlib.java.util.HexFormat.of().formatHex(ours.digest()))
          .isEqualTo(HexFormat.of().formatHex(theirs));
    }
  }

  @Test
  void texts() {
    for (String text : new String[] {"", "\n", "a", "a\n", "a\r\nb", "\r\r\n\n", "a\n\nb\rc"}) {
      assertThat(StringMethods.lines(text).toList()).as(text).isEqualTo(text.lines().toList());
    }
    assertThat(StringMethods.codePoints("aé😀b").toArray())
        .isEqualTo("aé😀b".codePoints().toArray());
    assertThat(StringBuilderMethods.repeat(new StringBuilder("<"), 0x1f600, 2))
        .hasToString("<😀😀");
    assertThat(StringBuilderMethods.repeat(new StringBuilder("<"), "ab", 3)).hasToString("<ababab");
    assertThat(CharacterMethods.toString(0x1f600)).isEqualTo("😀");
    Pattern word = Pattern.compile("[a-z]+");
    assertThat(
            MatcherMethods.replaceAll(word.matcher("ab, c."), found -> "<" + found.group() + ">"))
        .isEqualTo("<ab>, <c>.");
  }

  @Test
  void numbersInTexts() {
    BigInteger large = BigInteger.TWO.pow(100);
    for (Object number :
        new Object[] {0, 7, 999, -1_000, 12_345L, Long.MIN_VALUE, large, large.negate()}) {
      for (String pattern :
          new String[] {
            "%d", "%,d.", "%2$s is %1$,d, 100 %%", "%s%n", "%+d", "%-3d|", "%04d", "%,9d"
          }) {
        same(List.of(number, "x"), pattern);
      }
    }
    for (double number :
        new double[] {0, 0.05, 1.25, -2.5, 99.95, 1e-7, 123_456.789, 5e20, 6.02e23}) {
      for (String pattern :
          new String[] {"%.1f", "%.4f", "%,.0f", "%,.1f", "%f", "%.0e", "%.3e", "%8.2f"}) {
        same(List.of(number), pattern);
      }
    }
    for (Object number : new Object[] {(byte) -1, 255, -255, -1L, BigInteger.valueOf(77)}) {
      same(List.of(number), "%x %1$02X %1$04X");
    }
    same(Arrays.asList(0x1f600, 'a', "ab", "ab", null), "%c%c|%-5s|%6s|%s");
    for (int i = 0; i < 5_000; i++) {
      same(
          List.of(Double.parseDouble("%.3f".formatted(random.nextDouble() * 1_000)), drawn()),
          "%.1f %,d");
    }
  }

  private static void same(List<?> arguments, String pattern) {
    Object[] all = arguments.toArray();
    assertThat(StringMethods.format(Locale.ROOT, pattern, all))
        .isEqualTo(String.format(Locale.ROOT, pattern, all));
  }

  @Test
  void arrays() {
    for (int i = 0; i < 2_000; i++) {
      int[] one = random.ints(random.nextInt(4), -2, 2).toArray();
      int[] other = random.ints(random.nextInt(4), -2, 2).toArray();
      long[] longs = Arrays.stream(one).asLongStream().toArray();
      long[] others = Arrays.stream(other).asLongStream().toArray();
      byte[] bytes = bytes(one);
      assertThat(ArraysMethods.compare(bytes, bytes(other)))
          .isEqualTo(Arrays.compare(bytes, bytes(other)));
      assertThat(ArraysMethods.compare(one, other)).isEqualTo(Arrays.compare(one, other));
      int from = random.nextInt(one.length + 1);
      assertThat(ArraysMethods.compare(one, from, one.length, other, 0, other.length))
          .isEqualTo(Arrays.compare(one, from, one.length, other, 0, other.length));
      assertThat(ArraysMethods.compare(longs, others)).isEqualTo(Arrays.compare(longs, others));
      assertThat(ArraysMethods.compareUnsigned(longs, 0, longs.length, others, 0, others.length))
          .isEqualTo(Arrays.compareUnsigned(longs, 0, longs.length, others, 0, others.length));
    }
    byte[] bytes = new byte[20];
    VarHandle words = new VarHandle();
    words.set(bytes, 3, 0x8877665544332211L);
    assertThat(bytes).startsWith(0, 0, 0, 0x11, 0x22).contains((byte) 0x88);
    assertThat(words.get(bytes, 3)).isEqualTo(0x8877665544332211L);
    assertThat(VarHandleMethods.get(words, bytes, 9)).isEqualTo((char) 0x8877);
  }

  private static byte[] bytes(int[] numbers) {
    byte[] bytes = new byte[numbers.length];
    for (int i = 0; i < numbers.length; i++) {
      bytes[i] = (byte) numbers[i];
    }
    return bytes;
  }

  @Test
  void streams() {
    for (int i = 0; i < 200; i++) {
      int[] numbers = random.ints(random.nextInt(9), -3, 3).toArray();
      assertThat(SimpleIntStreamImplMethods.distinct(Arrays.stream(numbers)).toArray())
          .isEqualTo(Arrays.stream(numbers).distinct().toArray());
      assertThat(
              SimpleLongStreamImplMethods.distinct(Arrays.stream(numbers).asLongStream()).toArray())
          .isEqualTo(Arrays.stream(numbers).asLongStream().distinct().toArray());
      assertThat(SimpleStreamImplMethods.distinct(Arrays.stream(numbers).boxed()).toList())
          .isEqualTo(Arrays.stream(numbers).boxed().distinct().toList());
    }
  }

  @Test
  void treesOfJson() {
    JsonMapper theirs = JsonMapper.builder().build();
    var ours = org.grundy.offline.classlib.tools.jackson.databind.json.JsonMapper.shared();
    String text =
        "{\"a\":[1,-2147483649,12345678901234567890,1.5,true,false,null,\"x\\n\\u00e9\"],\"b\":{},\"c\":[]}";
    JsonNode read = ours.readTree(text);
    assertThat(read).isEqualTo(theirs.readTree(text));
    assertThat(ours.writeValueAsString(read)).isEqualTo(theirs.writeValueAsString(read));
    for (String wrong : new String[] {"{", "{} {}", "{\"a\":1,\"a\":2}", "[1,]", "nul"}) {
      assertThatThrownBy(() -> ours.readTree(wrong))
          .as(wrong)
          .isInstanceOf(tools.jackson.core.JacksonException.class);
    }
  }
}
