package org.grundy.sweeps;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.grundy.core.InputException;
import org.grundy.sweeps.row.Column;
import org.grundy.sweeps.row.Limits;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SweepParserTest {
  @TempDir private Path folder;

  private Sweep read(String... lines) throws IOException {
    Path file = folder.resolve("my.sweep");
    Files.writeString(file, String.join("\n", lines) + "\n");
    return SweepParser.read(file);
  }

  @Test
  void readsAllLines() throws IOException {
    Sweep sweep =
        read(
            "# ours",
            "sweep  Two digits   # a remark",
            "codes  0.??",
            "to     100",
            "keep   period proof",
            "nodes  5000",
            "time   10s",
            "memory 64m");
    assertThat(sweep.title()).isEqualTo("Two digits");
    assertThat(sweep.source().count()).isEqualTo(63);
    assertThat(sweep.last()).isEqualTo(100);
    assertThat(sweep.columns()).containsExactly(Column.PERIOD, Column.PROOF);
    assertThat(sweep.limits()).isEqualTo(new Limits(5000, Duration.ofSeconds(10), 64 << 20));
  }

  @Test
  void rulesWithHolesAreReadFromTheFileBeside() throws IOException {
    Files.writeString(
        folder.resolve("space.game"),
        "game Space\nboard heap n\nmove n -> n-k where k in {1, 3}\n");
    assertThatThrownBy(() -> read("sweep S", "rules space.game", "keep period"))
        .hasMessageContaining("my.sweep:2:7")
        .hasMessageContaining("no holes");
    Files.writeString(folder.resolve("space.game"), "game Space\nboard heap n\nmove take {1..3}\n");
    Sweep sweep = read("sweep S", "rules space.game", "keep period");
    assertThat(sweep.source().count()).isEqualTo(3);
    assertThat(sweep.source().item(1).game()).contains("move take 2");
    String before = sweep.identity();
    Files.writeString(folder.resolve("space.game"), "game Space\nboard heap n\nmove take {1..4}\n");
    assertThat(read("sweep S", "rules space.game", "keep period").identity()).isNotEqualTo(before);
  }

  @Test
  void positionsOfAFileAreReadLineByLine() throws IOException {
    Files.writeString(folder.resolve("boards.txt"), "2x2\n\n2x3\n");
    Sweep sweep = read("sweep S", "game cram", "positions boards.txt", "keep value wins");
    assertThat(sweep.source().count()).isEqualTo(2);
    assertThat(sweep.source().item(1).key()).isEqualTo("cram 2x3");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "codes 0.??;keep period|1:1|`sweep`",
        "sweep A;keep period|1:1|what the sweep ranges over",
        "sweep A;codes 0.?z?;keep period|2:10|found `z`",
        "sweep A;codes 0.??;sets of 1..3;keep period|:1|ranges over one thing",
        "sweep A;codes 0.??|1:1|`keep`",
        "sweep A;codes 0.??;keep|3:5|nothing stands behind",
        "sweep A;codes 0.??;keep perod|3:6|period",
        "sweep A;codes 0.??;keep value|3:6|of a sequence",
        "sweep A;game cram;starts 1..3x1..3;keep period|4:6|of a position",
        "sweep A;game cram;starts 1..3x1..3;to 7;keep value|4:1|last heap",
        "sweep A;game cram;starts 3..1x2;keep value|3:8|is empty",
        "sweep A;game cram;starts 1..9;seeds x;keep value|4:7|expected seeds",
        "sweep A;sets of 0..9;keep period|2:6|from 1 to 62",
        "sweep A;sets 5 of 1..3;keep period|2:6|no sets of 5",
        "sweep A;sets of 1..60;keep period|2:6|more than a sweep has",
        "sweep A;codes 0.??;starts 1..3;keep period|3:1|does not go with",
        "sweep A;codes 0.??;keep period;time soon|4:6|is not a time",
        "sweep A;codes 0.??;codes 0.?;keep period|3:1|already",
        "sweep A;cods 0.??;keep period|2:1|codes",
      })
  void faultsAreToldWithTheirPlaces(String lines, String place, String message) {
    assertThatThrownBy(() -> read(lines.split(";", -1)))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("my.sweep")
        .hasMessageContaining(place)
        .hasMessageContaining(message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "sweep A;game crma;keep value|2:6|no game called `crma`|did you mean `cram`?",
        "sweep A;game 0.1!7;keep period|2:6|0.1!7|",
        "sweep A;game nope.game;keep value|2:6|there is no file nope.game|relative to the sweep",
        "sweep A;rules nope.game;keep value|2:7|there is no file nope.game|relative to the sweep",
        "sweep A;game cram;positions no.txt;keep value|3:11|there is no file no.txt|relative",
        "sweep A;game cram;positions none.txt;keep value|3:11|none.txt has no positions|a position",
        "sweep A;game cram;positions .;keep value|3:11|is a directory|relative to the sweep",
        "sweep A;game cram;starts 2x2;param Q=1..3;keep value|4:7|no parameter `Q`|param Q = 2",
        "sweep A;game k.game;param k=1..3, Q=1;keep period|3:15|no parameter `Q`|has `k`",
        "sweep A;game k.game;param k={1..3}, j;keep period|3:18|`=` and a number|k = 2",
        "sweep A;game k.game;param k=1, k=99999999999999999999;keep period|3:14|too large|",
        "sweep A;game k.game;param k=0;keep period|3:7|with k=0 this is no game|",
        "sweep A;game bad.game;param k=3;keep period|bad.game:3:1|tke|take",
        "sweep A;game open.game;keep period|open.game:2:7|`k` has no number|k=2",
        "sweep A;sets of 5..3;keep period|2:6|5..3 is empty|did you mean `3..5`?",
        "sweep A;sets of 1..99999999999999999999;keep period|2:6|from 1 to 62|for example",
        "sweep A;sets of 1..62;keep period|2:6|at most 100,000,000|of 1..16",
        "sweep A;sets 5 of 1..3;keep period|2:6|no sets of 5 of 3|sets 2 of 1..3",
        "sweep A;codes 0.0;keep period|2:7|no move|codes 0.???",
        "sweep A;codes 0.?;to 9223372036854775807;keep period|3:4|at most 281474976710656|to 65536",
        "sweep A;game cram;seeds 5..1;keep value|3:7|5..1 is empty|did you mean `1..5`?",
        "sweep A;game cram;seeds 1..2147483647;keep value|3:7|at most 100,000,000|seeds 1..100",
        "sweep A;game cram;seeds 1..9223372036854775808;keep value|3:10|too large|up to",
        "sweep A;codes 0.?;codes 0.?|3:1|already, line 2|delete one",
        "codes 0.?;keep period|1:1|`sweep`|for example: sweep Octal",
        "sweep A;codes 0.?;keep|3:5|nothing stands behind|for example: keep period",
        "sweep A;game cram;starts 2x2|1:1|`keep`|for example: keep outcome",
        "sweep A;codes 0.?;keep period;memory lots|4:8|not a size|memory 500m",
        "sweep A;codes 0.?;keep period;nodes 0|4:7|not a number from 1|nodes 1000000",
        "sweep A;sets of 1..3;codes 0.?;keep period|3:1|`sets` and `codes`|delete one",
        "sweep A;codes 0.?;param k=1;keep period|3:1|does not go with|with `game`",
        "sweep A;game cram;starts 2x2;positions boards.txt;keep value|4:1|one or the other|delete",
        "sweep A;game cram;positions boards.txt;starts 2x2;keep value|4:1|one or the other|delete",
        "sweep A;codes 0.?;keep period  period|3:14|kept already|once",
        "sweep A;codes 0.?;keep proof period perio|3:19|found `perio`|did you mean `period`?",
      })
  void faultsAreToldWithCures(String lines, String place, String problem, @Nullable String cure)
      throws IOException {
    Files.writeString(folder.resolve("none.txt"), "\n");
    Files.writeString(folder.resolve("boards.txt"), "2x2\n");
    String heap = "game Heap\nparam k = 1\ntake 1..k\nboard heap n\n";
    Files.writeString(folder.resolve("k.game"), heap);
    Files.writeString(folder.resolve("bad.game"), heap.replace("take 1", "tke 1"));
    Files.writeString(folder.resolve("open.game"), heap.replace(" = 1", ""));
    assertThatThrownBy(() -> read(lines.split(";", -1)))
        .isInstanceOf(InputException.class)
        .hasMessageContaining((place.contains("game") ? "" : "my.sweep:") + place + ": ")
        .hasMessageContaining(problem)
        .hasMessageContaining(cure == null ? "\n  " : cure);
  }

  @Test
  void heapCodesAndRangesThatBeginWithNoGameAreTaken() throws IOException {
    assertThat(read("sweep S", "game 0.137", "keep period").source().count()).isEqualTo(1);
    assertThat(read("sweep S", "game n -> n-k where 1 <= k <= 3", "keep period").source().count())
        .isEqualTo(1);
    Files.writeString(folder.resolve("k.game"), "game Heap\nparam k\nboard heap n\ntake 1..k\n");
    Sweep sweep = read("sweep S", "game k.game", "param k=0..3", "keep period");
    assertThat(sweep.source().count()).isEqualTo(4);
  }
}
