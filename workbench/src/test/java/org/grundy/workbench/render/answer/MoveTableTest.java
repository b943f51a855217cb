package org.grundy.workbench.render.answer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.grundy.workbench.render.kit.Golden;
import org.grundy.workbench.render.kit.Style;
import org.grundy.workbench.request.Workbench;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Tables of moves are the texts of `move-tables.txt`.
class MoveTableTest {
  static List<Golden> tables() {
    return Golden.of("move-tables.txt");
  }

  @ParameterizedTest
  @MethodSource("tables")
  void listsEveryMove(Golden golden) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (PrintStream out = new PrintStream(bytes, false, StandardCharsets.UTF_8)) {
      new RatedMoveTable(Style.PLAIN).write(golden.solve(new Workbench()), out::println);
    }
    assertThat(bytes.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n"))
        .isEqualTo(golden.text());
  }
}
