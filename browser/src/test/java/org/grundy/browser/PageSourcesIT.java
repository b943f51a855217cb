package org.grundy.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The modules of the page as they are written: types by `web/tsconfig.json`, habits by
/// `web/eslint.config.mjs`.
class PageSourcesIT {
  @ParameterizedTest
  @CsvSource({"typescript/bin/tsc, --project", "eslint/bin/eslint.js, --max-warnings=0"})
  void areWithoutComplaint(String checker, String option) throws IOException, InterruptedException {
    Fetched fetched = Fetched.orSkip();
    String program = fetched.folder().resolve("node_modules").resolve(checker).toString();
    Process check =
        new ProcessBuilder(fetched.node().toString(), program, option, ".")
            .directory(new File("web"))
            .redirectErrorStream(true)
            .start();
    String told = new String(check.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(check.waitFor()).as(told).isZero();
  }
}
