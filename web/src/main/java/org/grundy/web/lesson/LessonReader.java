package org.grundy.web.lesson;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import org.commonmark.node.SourceSpan;
import org.commonmark.node.Text;
import org.grundy.core.InputException;
import org.grundy.core.Place;
import org.grundy.core.name.Nearest;
import org.grundy.web.prose.Prose;
import org.grundy.workbench.game.TextSource;

/// Reads a lesson: Markdown whose first heading is its title, whose headings of the second level
/// begin pages, and whose fences with the word of a [Goal] are exercises. The fence `rules NAME`
/// defines a game for the exercises below it.
///
/// Whether positions are positions, and answers right, is left to [LessonCheck].
final class LessonReader {
  private static final String RULES = "rules";
  private static final String EXAMPLE = "# Copying\n\nWhat it is about.\n\n## The first page";

  private final TextSource source;
  private final Map<String, String> games = new HashMap<>();
  private final List<Lesson.Page> pages = new ArrayList<>();
  private final List<Part> parts = new ArrayList<>();
  private final List<Node> told = new ArrayList<>();
  private String title = "";
  private String summary = "";
  private String page = "";

  private LessonReader(TextSource source) {
    this.source = source;
  }

  /// The lesson that a text states.
  ///
  /// @throws InputException at the first fault, with its place
  static Lesson read(TextSource source) {
    return new LessonReader(source).lesson();
  }

  private Lesson lesson() {
    for (Node block = Prose.parse(source.text()).getFirstChild();
        block != null;
        block = block.getNext()) {
      read(block);
    }
    if (title.isEmpty()) {
      throw fault(1, "a lesson begins with its title, and here is none", EXAMPLE);
    }
    endPage();
    if (pages.isEmpty()) {
      throw fault(1, "the lesson has no page", "begin one with a heading such as `## Copying`");
    }
    return new Lesson(title, summary, pages);
  }

  private void read(Node block) {
    switch (block) {
      case Heading heading when heading.getLevel() == 1 -> begin(heading);
      case Heading heading when heading.getLevel() == 2 -> beginPage(heading);
      case FencedCodeBlock fence -> readFence(fence);
      default -> told.add(requireTitle(block));
    }
  }

  private void begin(Heading heading) {
    if (!title.isEmpty()) {
      throw fault(line(heading), "a lesson has one title", "begin pages with `##`");
    }
    title = words(heading);
  }

  private void beginPage(Heading heading) {
    requireTitle(heading);
    endPage();
    page = words(heading);
  }

  private <T extends Node> T requireTitle(T block) {
    if (title.isEmpty()) {
      throw fault(
          line(block), "a lesson begins with its title, and here is something else", EXAMPLE);
    }
    return block;
  }

  private void endPage() {
    if (page.isEmpty()) {
      summary = Prose.html(told);
      told.clear();
    } else {
      tell();
      pages.add(new Lesson.Page(page, parts));
      parts.clear();
    }
  }

  private void tell() {
    if (!told.isEmpty()) {
      parts.add(new Part.Told(Prose.html(told)));
      told.clear();
    }
  }

  private void readFence(FencedCodeBlock fence) {
    requireTitle(fence);
    String info = Optional.ofNullable(fence.getInfo()).orElse("").strip();
    if (info.isEmpty() || info.equals("text")) {
      told.add(fence);
      return;
    }
    String[] words = info.split("\\s+", -1);
    if (words[0].equals(RULES) && words.length == 2) {
      games.put(words[1], fence.getLiteral());
      return;
    }
    Goal goal =
        Optional.of(words[0])
            .filter(_ -> words.length == 1)
            .flatMap(Goal::of)
            .orElseThrow(() -> unknownGoal(fence, info, words[0]));
    if (page.isEmpty()) {
      throw fault(
          line(fence),
          "an exercise stands on a page",
          "begin one with a heading such as `## Copying`");
    }
    tell();
    parts.add(new ExerciseReader(source.name(), line(fence), goal, games).read(fence.getLiteral()));
  }

  private InputException unknownGoal(Node fence, String info, String word) {
    String near = Nearest.cure(word, Goal.words());
    return fault(
        line(fence),
        "`" + info + "` is no goal",
        (near.isEmpty() ? "" : near + " ")
            + "the goals are "
            + String.join(", ", Goal.words())
            + "; `rules NAME` defines a game, and a fence without a word is shown as it is");
  }

  private static String words(Heading heading) {
    StringBuilder text = new StringBuilder();
    collect(heading, text);
    return text.toString().strip();
  }

  private static void collect(Node node, StringBuilder text) {
    if (node instanceof Text part) {
      text.append(part.getLiteral());
    }
    for (Node child = node.getFirstChild(); child != null; child = child.getNext()) {
      collect(child, text);
    }
  }

  private static int line(Node block) {
    List<SourceSpan> spans = block.getSourceSpans();
    return spans.isEmpty() ? 1 : spans.getFirst().getLineIndex() + 1;
  }

  private InputException fault(int line, String problem, String cure) {
    return new InputException(new Place(source.name(), line, 1), problem, cure);
  }
}
