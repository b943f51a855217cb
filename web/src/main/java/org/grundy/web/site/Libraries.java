package org.grundy.web.site;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The libraries of the page, out of their jars (WebJars): d3 for plots, CodeMirror for the editor
/// of rules.
public final class Libraries {
  private static final String WEBJARS = "META-INF/resources/webjars/";
  private static final String D3 = "d3.js";

  /// Where each module of CodeMirror lies in its jar, by the name by which modules import it.
  private static final Map<String, String> MODULES =
      Map.ofEntries(
          Map.entry("@codemirror/autocomplete", "codemirror__autocomplete/6.20.3/dist/index.js"),
          Map.entry("@codemirror/commands", "codemirror__commands/6.10.4/dist/index.js"),
          Map.entry("@codemirror/language", "codemirror__language/6.12.4/dist/index.js"),
          Map.entry("@codemirror/lint", "codemirror__lint/6.9.7/dist/index.js"),
          Map.entry("@codemirror/search", "codemirror__search/6.5.11/dist/index.js"),
          Map.entry("@codemirror/state", "codemirror__state/6.7.1/dist/index.js"),
          Map.entry("@codemirror/view", "codemirror__view/6.43.7/dist/index.js"),
          Map.entry("@lezer/common", "lezer__common/1.5.2/dist/index.js"),
          Map.entry("@lezer/highlight", "lezer__highlight/1.2.3/dist/index.js"),
          Map.entry("@marijn/find-cluster-break", "marijn__find-cluster-break/1.0.3/src/index.js"),
          Map.entry("crelt", "crelt/1.0.7/index.js"),
          Map.entry("style-mod", "style-mod/4.1.3/src/style-mod.js"),
          Map.entry("w3c-keyname", "w3c-keyname/2.2.8/index.js"));

  private static final Pattern IMPORTED = Pattern.compile("(?m)^(import .* from )'([^']+)';$");

  private static final Map<String, String> PLACES = places();

  private Libraries() {}

  private static Map<String, String> places() {
    Map<String, String> places = new HashMap<>();
    places.put(D3, "d3/7.9.0/dist/d3.min.js");
    MODULES.forEach((module, place) -> places.put("codemirror/" + name(module), place));
    return Map.copyOf(places);
  }

  /// What a module of CodeMirror is called on the page, beside the others.
  private static String name(String module) {
    return module.replace("@", "").replace('/', '-') + ".js";
  }

  /// The paths below the page at which libraries are.
  public static Set<String> paths() {
    return PLACES.keySet();
  }

  /// A file of a library; empty where its jar is not on the class path. Its modules import each
  /// other by names of packages, which browsers do not know: the files stand in their place.
  ///
  /// @param path one of [#paths()]
  public static Optional<byte[]> file(String path) throws IOException {
    String place = Objects.requireNonNull(PLACES.get(path), path);
    try (InputStream in = ClassLoader.getSystemResourceAsStream(WEBJARS + place)) {
      if (in == null) {
        return Optional.empty();
      }
      byte[] bytes = in.readAllBytes();
      return Optional.of(path.equals(D3) ? bytes : besideEachOther(bytes));
    }
  }

  private static byte[] besideEachOther(byte[] module) {
    return IMPORTED
        .matcher(new String(module, StandardCharsets.UTF_8))
        .replaceAll(found ->
            Matcher.quoteReplacement("%s'./%s';".formatted(found.group(1), name(found.group(2)))))
        .getBytes(StandardCharsets.UTF_8);
  }
}
