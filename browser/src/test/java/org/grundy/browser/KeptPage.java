package org.grundy.browser;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.ColorScheme;

/// A page that one test after the other takes, emptied between them: to make one anew, with a
/// profile and a process of its own, costs three times as much.
final class KeptPage {
  /// A place of the server where it is never asked what is there.
  private static final String NOTHING = "nothing";

  /// An empty document that does not make the browser ask for its picture.
  private static final String WITHOUT_ICON = "<link rel=icon href='data:,'>";

  private final BrowserContext context;
  private final Page page;
  private final CDPSession session;
  private final String address;
  private boolean isTaken;

  /// @param address of the server whose pages are looked at
  KeptPage(Browser browser, String address) {
    this.context = browser.newContext();
    this.page = context.newPage();
    this.session = context.newCDPSession(page);
    this.address = address;
  }

  Page page() {
    return page;
  }

  boolean isTaken() {
    return isTaken;
  }

  void take(int width, int height, boolean dark) {
    isTaken = true;
    page.setViewportSize(width, height);
    page.emulateMedia(
        new Page.EmulateMediaOptions().setColorScheme(dark ? ColorScheme.DARK : ColorScheme.LIGHT));
  }

  /// Ends what the page does and forgets all that it has: what is stored, allowed, held back,
  /// cached, where it was and where the pointer is.
  void empty() {
    page.unrouteAll();
    page.route(
        address + NOTHING,
        route ->
            route.fulfill(
                new Route.FulfillOptions().setContentType("text/html").setBody(WITHOUT_ICON)));
    page.navigate(address + NOTHING);
    page.unrouteAll();
    page.evaluate("() => { sessionStorage.clear(); localStorage.clear(); }");
    context.clearCookies();
    context.clearPermissions();
    JsonObject all = new JsonObject();
    all.addProperty("origin", address);
    all.addProperty("storageTypes", "all");
    session.send("Storage.clearDataForOrigin", all);
    session.send("Network.clearBrowserCache");
    session.send("Page.resetNavigationHistory");
    page.mouse().move(-1, -1);
    isTaken = false;
  }
}
