package org.grundy.workbench.render.report;

import java.util.List;
import org.grundy.workbench.game.CatalogueEntry;
import org.grundy.workbench.render.kit.Page;
import org.grundy.workbench.render.kit.Style;

/// The text about a game: what is known of it, with its rules. Paragraphs and lists are broken anew
/// to the width of the page; drawings, tables and rules stand as they are written.
public final class AboutText {
  private static final String ITEM = "- ";
  private static final String FENCE = "```";

  private final Page page;
  private final StringBuilder paragraph = new StringBuilder();
  private boolean isDrawing;

  private AboutText(Style style) {
    this.page = new Page(style);
  }

  /// The text of a game.
  public static Page of(CatalogueEntry game, Style style) {
    AboutText text = new AboutText(style);
    game.about().stripTrailing().lines().forEach(text::add);
    text.end();
    text.page.line("");
    text.page.block(0, List.of(game.rules().stripTrailing().split("\n", -1)));
    return text.page;
  }

  private void add(String line) {
    boolean fence = line.startsWith(FENCE);
    if (fence || isDrawing || line.isBlank() || line.startsWith("#") || line.startsWith("|")) {
      end();
      page.line(line);
      isDrawing ^= fence;
      return;
    }
    if (line.startsWith(ITEM)) {
      end();
    }
    paragraph.append(line).append(' ');
  }

  /// Writes the paragraph that has been read.
  private void end() {
    String words = paragraph.toString();
    paragraph.setLength(0);
    if (!words.isEmpty()) {
      page.paragraph(0, words.startsWith(ITEM) ? ITEM.length() : 0, words);
    }
  }
}
