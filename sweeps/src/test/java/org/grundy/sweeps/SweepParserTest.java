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
}
