package org.grundy.web;

import io.javalin.http.Context;
import java.net.URI;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.web.api.Refusal;
import org.jspecify.annotations.Nullable;

/// Keeps other pages away from the server. A page of another origin may not read answers (there are
/// no headers that allow it) nor send requests (they carry JSON, which takes such headers); a name
/// that somebody else makes point to this machine is not answered (DNS rebinding).
final class Guard {
  private static final Pattern HOST = Pattern.compile("(\\[[0-9A-Fa-f:.]+]|[^:\\[\\]]+)(?::\\d+)?");
  private static final Pattern NUMERIC = Pattern.compile("\\[.*]|\\d{1,3}(?:\\.\\d{1,3}){3}");

  private static final String POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:;"
          + " connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ";

  private static final Map<String, String> HEADERS =
      Map.of(
          "X-Content-Type-Options",
          "nosniff",
          "Referrer-Policy",
          "no-referrer",
          "Cross-Origin-Resource-Policy",
          "same-origin",
          "Cross-Origin-Opener-Policy",
          "same-origin",
          "Cache-Control",
          "no-cache");

  /// The page that may stand in frames of other pages: it shows boards and lessons, and keeps
  /// nothing that they could get at.
  private static final String FRAMED = "/embed.html";

  private final Set<String> names;
  private final String publicOrigin;

  /// @param name by which the server is called besides its addresses
  /// @param publicAddress where others find it, if that is not where it listens
  Guard(String name, Optional<URI> publicAddress) {
    this.names =
        Stream.concat(Stream.of("localhost", name), publicAddress.map(URI::getHost).stream())
            .map(called -> called.toLowerCase(Locale.ROOT))
            .collect(Collectors.toUnmodifiableSet());
    this.publicOrigin =
        publicAddress.map(uri -> uri.toString().toLowerCase(Locale.ROOT)).orElse("");
  }

  /// Sets the headers of an answer and refuses what may not come in.
  ///
  /// @throws Refusal if the request is not for this server, or comes from another page
  void check(Context request) {
    boolean isFramed = request.path().equals(FRAMED);
    HEADERS.forEach(request::header);
    request.header("Content-Security-Policy", POLICY + (isFramed ? "*" : "'none'"));
    if (!isFramed) {
      request.header("X-Frame-Options", "DENY");
    }
    String host = request.header("Host");
    if (!isOurs(host)) {
      throw new Refusal(
          421,
          "Not for this server",
          "the request is for the host `" + host + "`",
          "call the server by its address or as localhost");
    }
    String origin = request.header("Origin");
    if (origin != null && !origin.equals("http://" + host) && !origin.equals(publicOrigin)) {
      throw new Refusal(403, "From another page", "requests from " + origin + " are refused", "");
    }
  }

  private boolean isOurs(@Nullable String host) {
    if (host == null) {
      return false;
    }
    Matcher parts = HOST.matcher(host.toLowerCase(Locale.ROOT));
    if (!parts.matches()) {
      return false;
    }
    String called = parts.group(1);
    return names.contains(called) || NUMERIC.matcher(called).matches();
  }
}
