package org.grundy.web;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.staticfiles.Location;
import io.javalin.util.JavalinBindException;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.grundy.core.InputException;
import org.grundy.web.api.Operations;
import org.grundy.web.api.Refusal;
import org.grundy.web.job.Jobs;
import org.grundy.web.lesson.Lessons;
import org.grundy.web.site.Libraries;
import org.grundy.workbench.request.Workbench;

/// The explorer's server: the page, and the interface behind it.
public final class WebServer implements AutoCloseable {

  private final ServerSettings settings;
  private final Jobs jobs;
  private final HeapWatch watch = new HeapWatch();
  private final Routes routes;
  private final Javalin javalin;
  private final SlowSenders senders;
  private final CountDownLatch closed = new CountDownLatch(1);

  private WebServer(ServerSettings settings, Workbench workbench, Duration slowest) {
    this.settings = settings;
    this.jobs = new Jobs(settings.jobs());
    Lessons lessons = new Lessons(workbench);
    this.routes =
        new Routes(
            settings, workbench, lessons, new Operations(workbench, lessons).all(), jobs, watch);
    this.javalin = Javalin.create(config -> configure(config, routes));
    this.senders = new SlowSenders(javalin.jettyServer().server(), slowest);
  }

  /// A server that listens.
  ///
  /// @throws InputException if it cannot listen there
  public static WebServer start(ServerSettings settings, Workbench workbench) {
    return start(settings, workbench, SlowSenders.USUAL);
  }

  /// @param slowest how long one request may take to come in
  static WebServer start(ServerSettings settings, Workbench workbench, Duration slowest) {
    WebServer server = new WebServer(settings, workbench, slowest);
    try {
      server.javalin.start(settings.host(), settings.port());
    } catch (JavalinBindException taken) {
      server.close();
      throw new InputException(
          "nothing can listen at " + settings.host() + ":" + settings.port(),
          "the port may be in use: choose another, or 0 for any that is free");
    }
    Thread.ofPlatform().daemon().name("catalogue").start(server.routes::prepare);
    return server;
  }

  private static void configure(JavalinConfig config, Routes routes) {
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.startup.startupWatcherEnabled = false;
    config.http.generateEtags = true;
    config.staticFiles.add(files -> {
      files.directory = "/org/grundy/web/page";
      files.location = Location.CLASSPATH;
      files.headers = Map.of();
    });
    for (String path : Libraries.paths()) {
      config.routes.get("/" + path, context -> library(context, path));
    }
    routes.add(config.routes);
  }

  private static void library(Context context, String path) throws IOException {
    byte[] library =
        Libraries.file(path)
            .orElseThrow(() -> Refusal.notFound(path + " is not on the class path"));
    context.contentType("text/javascript").result(library);
  }

  /// The address of the page.
  public String address() {
    String host = settings.host().contains(":") ? "[" + settings.host() + "]" : settings.host();
    return "http://" + host + ":" + port() + "/";
  }

  /// The port at which it listens.
  public int port() {
    return javalin.port();
  }

  /// The number of jobs that are waiting or running.
  public int activeJobs() {
    return jobs.active();
  }

  /// Cancels the jobs that are waiting or running.
  public void cancelJobs() {
    jobs.cancelAll();
  }

  /// Waits until the server is closed.
  public void await() throws InterruptedException {
    closed.await();
  }

  @Override
  public void close() {
    jobs.close();
    watch.close();
    senders.close();
    javalin.stop();
    closed.countDown();
  }
}
