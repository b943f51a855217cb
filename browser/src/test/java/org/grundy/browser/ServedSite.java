package org.grundy.browser;

import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.SimpleFileServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.web.site.Site;
import org.grundy.workbench.request.Workbench;

/// A site below a path of a server that serves files and computes nothing.
final class ServedSite implements AutoCloseable {
  private final HttpServer server;

  /// @param folder an empty one
  ServedSite(Path folder) throws IOException {
    Site.write(folder.resolve("grundy"), new Workbench(), new Meter(Budget.ofThisProcess()));
    server =
        SimpleFileServer.createFileServer(
            new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
            folder.toRealPath(),
            SimpleFileServer.OutputLevel.NONE);
    server.start();
  }

  /// The address of a file.
  String address(String file) {
    return "http://127.0.0.1:" + server.getAddress().getPort() + "/grundy/" + file;
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
