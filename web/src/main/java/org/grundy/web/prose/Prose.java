package org.grundy.web.prose;

import java.util.ArrayList;
import java.util.List;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.parser.IncludeSourceSpans;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/// Markdown (CommonMark) as HTML that is safe to be shown whoever wrote it: HTML in it is shown as
/// text, and links lead only to `http`, `https`, `mailto` and places of the page itself.
public final class Prose {
  private static final Parser PARSER =
      Parser.builder().includeSourceSpans(IncludeSourceSpans.BLOCKS).build();

  private static final HtmlRenderer RENDERER =
      HtmlRenderer.builder().escapeHtml(true).sanitizeUrls(true).build();

  private Prose() {}

  /// The HTML of a text.
  public static String html(String markdown) {
    return RENDERER.render(parse(markdown)).strip();
  }

  /// The HTML of a text without its title and its first paragraph, which tell of it in short.
  public static String more(String markdown) {
    List<Node> blocks = new ArrayList<>();
    for (Node block = parse(markdown).getFirstChild(); block != null; block = block.getNext()) {
      blocks.add(block);
    }
    int from = !blocks.isEmpty() && blocks.getFirst() instanceof Heading ? 1 : 0;
    boolean told = blocks.size() > from && blocks.get(from) instanceof Paragraph;
    return html(blocks.subList(told ? from + 1 : from, blocks.size()));
  }

  /// The blocks of a text, which know their lines.
  public static Node parse(String markdown) {
    return PARSER.parse(markdown);
  }

  /// The HTML of some blocks in order.
  public static String html(List<? extends Node> blocks) {
    StringBuilder html = new StringBuilder();
    blocks.forEach(block -> RENDERER.render(block, html));
    return html.toString().strip();
  }
}
