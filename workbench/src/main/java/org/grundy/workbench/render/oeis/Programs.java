package org.grundy.workbench.render.oeis;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.LongUnaryOperator;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.grundy.core.period.Periodicity;
import org.grundy.rules.heap.TakeAndBreakCode;
import org.grundy.workbench.sequence.SequenceReport;

/// Programs that print the first terms: of a code by the definition, mex over the options; of other
/// games from a proved period.
final class Programs {
  /// So many terms print the programs of a draft.
  static final int PRINTED = 60;

  private static final long MOST_LISTED = 400;
  private static final int MOST_HEAPS = 4;
  private static final Pattern PLAIN = Pattern.compile("[0-9A-V]\\.[0-9A-V]+");

  private static final String PYTHON =
      """
      # bit j of code[k]: k tokens may be taken from a heap so that exactly j heaps are left
      code = [CODE]

      def sums(g, m, j, least):
          if j == 0:
              return {0} if m == 0 else set()
          if j == 1:
              return {g[m]} if m >= least else set()
          return {g[a] ^ v for a in range(least, m // j + 1) for v in sums(g, m - a, j - 1, a)}

      def a_list(last):
          g = []
          for n in range(last + 1):
              options = set()
              for k in range(min(n + 1, len(code))):
                  for j in range(COUNTS):
                      if code[k] >> j & 1:
                          options |= sums(g, n - k, j, 1)
              value = 0
              while value in options:
                  value += 1
              g.append(value)
          return g

      print(a_list(LAST)[SHIFT:])
      """;
  private static final String JAVA =
      """
      import java.util.Arrays;
      import java.util.BitSet;

      class Terms {
        /** Bit j of DIGITS[k]: k tokens may be taken from a heap so that exactly j heaps are left. */
        static final int[] DIGITS = {CODE};

        static void sums(int[] g, int m, int j, int least, int sum, BitSet options) {
          if (j == 0) {
            if (m == 0) options.set(sum);
          } else if (j == 1) {
            if (m >= least) options.set(sum ^ g[m]);
          } else {
            for (int a = least; a <= m / j; a++) sums(g, m - a, j - 1, a, sum ^ g[a], options);
          }
        }

        public static void main(String[] arguments) {
          int last = LAST;
          int[] g = new int[last + 1];
          for (int n = 0; n <= last; n++) {
            BitSet options = new BitSet();
            for (int k = 0; k <= n && k < DIGITS.length; k++)
              for (int j = 0; j < COUNTS; j++)
                if ((DIGITS[k] >> j & 1) != 0) sums(g, n - k, j, 1, 0, options);
            g[n] = options.nextClearBit(0);
          }
          System.out.println(Arrays.toString(Arrays.copyOfRange(g, SHIFT, last + 1)));
        }
      }
      """;
  private static final String PARI =
      """
      code = [CODE]; \\\\ bit j of code[k+1]: k tokens may be taken so that exactly j heaps are left
      sums(g, m, j, least) = {my(r=List()); if(j==0, if(m==0, listput(r,0)), j==1, if(m>=least, listput(r,g[m+1])), for(a=least, m\\j, foreach(sums(g, m-a, j-1, a), v, listput(r, bitxor(g[a+1],v))))); Vec(r)};
      alist(last) = {my(g=vector(last+1)); for(n=0, last, my(s=List()); for(k=0, min(n,#code-1), for(j=0, COUNTS-1, if(bittest(code[k+1],j), foreach(sums(g, n-k, j, 1), v, listput(s,v))))); my(t=Set(Vec(s)), w=0); while(setsearch(t,w), w++); g[n+1]=w); g};
      my(g=alist(LAST)); print(vector(#g-SHIFT, i, g[i+SHIFT]))
      """;

  private Programs() {}

  /// The programs by the names of their files; none where neither a code nor a short period is
  /// known.
  static Map<String, String> of(SequenceReport report) {
    return ofCode(report).or(() -> ofPeriod(report)).orElse(Map.of());
  }

  /// The programs of a code without marks whose heaps give just these terms.
  private static Optional<Map<String, String>> ofCode(SequenceReport report) {
    return report
        .code()
        .filter(code -> PLAIN.matcher(code).matches())
        .map(TakeAndBreakCode::parse)
        .filter(TakeAndBreakCode::isPlain)
        .filter(code -> code.maxParts() <= MOST_HEAPS && report.shift() >= 0)
        .filter(code -> agrees(code, report))
        .map(code -> {
          String digits =
              IntStream.rangeClosed(0, code.length())
                  .mapToObj(k -> "" + code.digit(k))
                  .collect(Collectors.joining(", "));
          int shift = (int) report.shift();
          UnaryOperator<String> filled =
              program ->
                  program
                      .replace("CODE", digits)
                      .replace("COUNTS", "" + (MOST_HEAPS + 1))
                      .replace("LAST", "" + (PRINTED - 1 + shift))
                      .replace("SHIFT", "" + shift);
          Map<String, String> programs = new TreeMap<>();
          programs.put("terms.py", filled.apply(PYTHON));
          programs.put("Terms.java", filled.apply(JAVA));
          programs.put("terms.gp", filled.apply(PARI));
          return programs;
        });
  }

  /// True if the definition of the code gives the first terms: a start need not be a heap.
  private static boolean agrees(TakeAndBreakCode code, SequenceReport report) {
    int end = PRINTED + (int) Math.min(report.shift(), MOST_LISTED);
    int[] g = new int[end];
    for (int n = 0; n < end; n++) {
      List<Integer> options = new ArrayList<>();
      for (int k = 0; k <= n && k <= code.length(); k++) {
        for (int j = 0; j <= MOST_HEAPS; j++) {
          if ((code.digit(k) >> j & 1) != 0) {
            sums(g, n - k, j, 1, 0, options);
          }
        }
      }
      while (options.contains(g[n])) {
        g[n]++;
      }
    }
    return LongStream.range(0, Math.min(PRINTED, report.toNumber()))
        .allMatch(n -> report.terms().value(n) == g[(int) (n + report.shift())]);
  }

  private static void sums(int[] g, int m, int j, int least, int sum, List<Integer> options) {
    if (j == 0) {
      if (m == 0) {
        options.add(sum);
      }
    } else if (j == 1) {
      if (m >= least) {
        options.add(sum ^ g[m]);
      }
    } else {
      for (int a = least; a <= m / j; a++) {
        sums(g, m - a, j - 1, a, sum ^ g[a], options);
      }
    }
  }

  private static Optional<Map<String, String>> ofPeriod(SequenceReport report) {
    if (!report.terms().endless() || report.periodicity().isEmpty()) {
      return Optional.empty();
    }
    Periodicity proved = report.periodicity().get();
    long end = proved.preperiod() + proved.period();
    if (end > MOST_LISTED) {
      return Optional.empty();
    }
    LongUnaryOperator terms = report.terms()::value;
    String listed =
        LongStream.range(0, end)
            .map(terms)
            .mapToObj(String::valueOf)
            .collect(Collectors.joining(", "));
    long e = proved.preperiod();
    long p = proved.period();
    long s = proved.saltus();
    String rise = s == 0 ? "" : " + (n - %d - m) / %d * %d".formatted(e, p, s);
    Map<String, String> programs = new TreeMap<>();
    programs.put(
        "terms.py",
        """
        t = [%s]

        def a(n):
            if n < len(t):
                return t[n]
            m = (n - %d) %% %d
            return t[%d + m]%s

        print([a(n) for n in range(%d)])
        """
            .formatted(listed, e, p, e, rise.replace("/", "//"), PRINTED));
    programs.put(
        "Terms.java",
        """
        import java.util.stream.IntStream;

        class Terms {
          static final int[] T = {%s};

          static int a(int n) {
            if (n < T.length) return T[n];
            int m = (n - %d) %% %d;
            return T[%d + m]%s;
          }

          public static void main(String[] arguments) {
            System.out.println(IntStream.range(0, %d).map(Terms::a).boxed().toList());
          }
        }
        """
            .formatted(listed, e, p, e, rise, PRINTED));
    programs.put(
        "terms.gp",
        """
        t = [%s];
        a(n) = if(n<#t, t[n+1], my(m=(n-%d)%%%d); t[%d+m+1]%s);
        print(vector(%d, n, a(n-1)))
        """
            .formatted(listed, e, p, e, rise, PRINTED));
    return Optional.of(programs);
  }
}
