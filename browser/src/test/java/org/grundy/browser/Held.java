package org.grundy.browser;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.util.ArrayList;
import java.util.List;

/// Questions of a page that are not answered before they are let go.
final class Held {
  private final Page page;
  private final List<Route> routes = new ArrayList<>();
  private boolean isOpen;

  private Held(Page page, String path) {
    this.page = page;
    page.route(
        "**/api/" + path,
        route -> {
          if (isOpen) {
            route.resume();
          } else {
            routes.add(route);
          }
        });
  }

  /// Holds back what is asked at a path below `/api/`.
  static Held back(Page page, String path) {
    return new Held(page, path);
  }

  /// How many are held back.
  int questions() {
    return routes.size();
  }

  /// Waits for a question.
  Held asked() {
    return asked(1);
  }

  /// Waits for so many questions.
  Held asked(int count) {
    page.waitForCondition(() -> routes.size() >= count);
    return this;
  }

  /// Answers what is asked from now on.
  Held answersOthers() {
    isOpen = true;
    return this;
  }

  /// Answers all, and lets the page hear of it.
  void letGo() {
    answersOthers();
    routes.forEach(Route::resume);
    hear(page);
  }

  /// Refuses all, and lets the page hear of it.
  void refuse(String detail) {
    routes.forEach(route ->
        route.fulfill(
            new Route.FulfillOptions()
                .setContentType("application/problem+json")
                .setBody("{\"status\": 422, \"title\": \"\", \"detail\": \"" + detail + "\"}")));
    hear(page);
  }

  /// The page asks something else and draws, after which an earlier answer is there too.
  private static void hear(Page page) {
    page.evaluate(
        "() => fetch('/api/server').then((answer) => answer.text()).then(() => new Promise((drawn) =>"
            + " requestAnimationFrame(() => requestAnimationFrame(drawn))))");
  }
}
