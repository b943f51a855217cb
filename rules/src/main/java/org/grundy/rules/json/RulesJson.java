package org.grundy.rules.json;

import org.grundy.rules.tree.GameRules;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/// The JSON form of rules.
///
/// Glyphs are strings of one character, patterns lists of rows, equations and ranges their text:
///
/// ```json
/// {
///   "title" : "Cram",
///   "board" : {"kind" : "grid"},
///   "cells" : [".", "#"],
///   "rules" : [
///     {"kind" : "pattern", "before" : [".."], "after" : ["##"], "rotate" : true, "mirror" : false}
///   ],
///   "play" : "normal",
///   "start" : {"kind" : "fill", "glyph" : "."},
///   "expectations" : [{"start" : "2x3", "value" : 1}]
/// }
/// ```
///
/// Lists that are empty are left out, except `rules`.
public final class RulesJson {
  /// Nothing that is read here has objects and lists in each other so deep.
  private static final int DEEPEST = 32;

  static final JsonMapper MAPPER =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder().maxNestingDepth(DEEPEST).build())
                  .build())
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  private RulesJson() {}

  /// The JSON of a game, indented, with `\n` as its line break.
  public static String write(GameRules rules) {
    DefaultIndenter indenter = new DefaultIndenter("  ", "\n");
    DefaultPrettyPrinter printer = new DefaultPrettyPrinter().withObjectIndenter(indenter);
    return MAPPER.writer().with(printer).writeValueAsString(RulesJsonWriter.node(rules)) + "\n";
  }

  /// The game that a JSON text describes, held to the same checks as the language's text.
  ///
  /// @param source what the text is called in errors
  /// @throws org.grundy.core.InputException if the text is not JSON, has a property too many or too
  ///   few, or describes no valid game; with the place of what is wrong
  public static GameRules read(String source, String json) {
    return new RulesJsonReader(source, json).read();
  }
}
