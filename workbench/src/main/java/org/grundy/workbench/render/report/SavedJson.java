package org.grundy.workbench.render.report;

import java.io.OutputStream;
import java.util.List;
import org.grundy.workbench.render.kit.JsonPage;
import org.grundy.workbench.saved.SavedState;

/// The saved work as JSON, as `saved.schema.json` describes it.
public final class SavedJson {
  private SavedJson() {}

  /// Writes the document and leaves the stream open.
  public static void write(List<SavedState> states, OutputStream out) {
    JsonPage.write(
        out,
        page ->
            page.objects(
                "saved",
                states,
                state -> {
                  page.member("name", state.name());
                  page.member("game", state.game());
                  page.member("position", state.position());
                  page.member("resume", state.command());
                  page.member("time", state.saved().toString());
                  page.member("bytes", state.bytes());
                }));
  }
}
