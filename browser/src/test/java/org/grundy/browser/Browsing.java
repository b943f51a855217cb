package org.grundy.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.web.ServerSettings;
import org.grundy.web.WebServer;
import org.grundy.workbench.request.Workbench;

/// A real Chromium that looks at a server of its own. Tests are skipped where there is none.
final class Browsing implements AutoCloseable {
  private static final double PATIENCE_MILLIS = 30_000;

  private static final List<String> FIRST =
      List.of(
          "{\"game\": \"cram\", \"position\": \"2x2\"}",
          "{\"game\": \"node-kayles\", \"position\": \"a-b c\"}");

  /// How many times slower than it is the machine behaves: more than 1 finds the tests, and the
  /// parts of the page, that count on an answer being there in time.
  private static final int SLOWNESS = Integer.getInteger("slowness", 1);

  private static final int LATENCY_MILLIS = 60;

  private static final List<String> ARGUMENTS =
      List.of(
          "--no-sandbox",
          "--disable-gpu",
          "--disable-quic",
          "--no-first-run",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync");

  /// Without the jar of d3 on the class path the page has no plots, and says so; `PlotsIT` wants
  /// them.
  private static final boolean PLOTS =
      ClassLoader.getSystemResource("META-INF/resources/webjars/d3") != null;

  private final WebServer server;
  private final Playwright playwright;
  private final Browser browser;
  private final List<String> complaints = new ArrayList<>();
  private final KeptPage kept;

  private Browsing(WebServer server, Playwright playwright, Browser browser) {
    this.server = server;
    this.playwright = playwright;
    this.browser = browser;
    this.kept = new KeptPage(browser, server.address());
    prepare(kept.page());
  }

  static Browsing begin() {
    Optional<Path> chromium = chromium();
    assumeTrue(
        chromium.isPresent(),
        "no browser tests: there is no Chromium; install Debian's package `chromium`, or name one"
            + " in GRUNDY_CHROMIUM");
    Fetched fetched = Fetched.orSkip();
    System.setProperty("playwright.cli.dir", fetched.folder().toString());
    Playwright playwright =
        Playwright.create(
            new Playwright.CreateOptions()
                .setEnv(
                    Map.of(
                        "PLAYWRIGHT_NODEJS_PATH",
                        fetched.node().toString(),
                        "PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD",
                        "1")));
    Browser browser =
        playwright
            .chromium()
            .launch(
                new BrowserType.LaunchOptions()
                    .setExecutablePath(chromium.orElseThrow())
                    .setArgs(ARGUMENTS));
    WebServer server =
        WebServer.start(ServerSettings.of(ServerSettings.LOOPBACK, 0), new Workbench());
    warm(server);
    return new Browsing(server, playwright, browser);
  }

  /// Has a board and a graph explored before a page asks: where two browsers and other tests share
  /// the machine, the loading of all classes may take longer than a page lets a question work.
  private static void warm(WebServer server) {
    try (HttpClient client = HttpClient.newHttpClient()) {
      for (String question : FIRST) {
        HttpRequest request =
            HttpRequest.newBuilder(URI.create(server.address() + "api/explore"))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(question))
                .build();
        HttpResponse<String> answer = client.send(request, HttpResponse.BodyHandlers.ofString());
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private static Optional<Path> chromium() {
    String named = System.getenv("GRUNDY_CHROMIUM");
    return named != null
        ? Optional.of(Path.of(named)).filter(Files::isExecutable)
        : Stream.of("chromium", "chromium-browser", "google-chrome")
            .flatMap(name -> Fetched.onPath(name).stream())
            .findFirst();
  }

  /// A page of its own at a place behind the `#`, such as `board?game=cram&position=3x4`; it shares
  /// nothing with those that are open.
  Page open(String place) {
    return open(place, 1280, 900, false);
  }

  Page open(String place, int width, int height, boolean dark) {
    if (!kept.isTaken()) {
      kept.take(width, height, dark);
      kept.page().navigate(server.address() + "#/" + place);
      return kept.page();
    }
    return open(
        place,
        new Browser.NewContextOptions()
            .setViewportSize(width, height)
            .setColorScheme(dark ? ColorScheme.DARK : ColorScheme.LIGHT));
  }

  /// A page on a phone, which is touched.
  Page openPhone(String place) {
    return open(
        place,
        new Browser.NewContextOptions()
            .setViewportSize(390, 760)
            .setDeviceScaleFactor(2)
            .setHasTouch(true)
            .setIsMobile(true));
  }

  private Page open(String place, Browser.NewContextOptions options) {
    Page page = browser.newContext(options).newPage();
    prepare(page);
    page.navigate(server.address() + "#/" + place);
    return page;
  }

  private void prepare(Page page) {
    page.setDefaultTimeout(PATIENCE_MILLIS * SLOWNESS);
    if (SLOWNESS > 1) {
      slow(page.context().newCDPSession(page));
    }
    page.onPageError(complaints::add);
    page.onConsoleMessage(message -> {
      if (message.type().equals("error") && (PLOTS || !message.location().contains("d3.js"))) {
        complaints.add(message.text());
      }
    });
  }

  private static void slow(CDPSession session) {
    JsonObject processor = new JsonObject();
    processor.addProperty("rate", SLOWNESS);
    session.send("Emulation.setCPUThrottlingRate", processor);
    JsonObject network = new JsonObject();
    network.addProperty("offline", false);
    network.addProperty("latency", SLOWNESS * LATENCY_MILLIS);
    network.addProperty("downloadThroughput", -1);
    network.addProperty("uploadThroughput", -1);
    session.send("Network.enable");
    session.send("Network.emulateNetworkConditions", network);
  }

  /// What pages complained of: errors of their scripts, and what their policy forbids.
  List<String> complaints() {
    return complaints;
  }

  /// Ends all pages, which would go on to play and to ask while others are looked at. The next one
  /// is as new as the first.
  void closePages() {
    for (BrowserContext context : List.copyOf(browser.contexts())) {
      if (!context.equals(kept.page().context())) {
        context.close();
      }
    }
    kept.empty();
    complaints.clear();
    server.cancelJobs();
  }

  @Override
  public void close() {
    browser.close();
    playwright.close();
    server.close();
  }
}
