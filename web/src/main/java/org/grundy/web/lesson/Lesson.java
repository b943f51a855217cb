package org.grundy.web.lesson;

import java.util.List;
import java.util.stream.Stream;

/// A lesson: pages of text and exercises.
///
/// @param title its first heading
/// @param summary what stands before its first page, as HTML
/// @param pages what one goes through, in order
public record Lesson(String title, String summary, List<Page> pages) {
  public Lesson {
    pages = List.copyOf(pages);
  }

  /// A page.
  ///
  /// @param title its heading
  /// @param parts what stands on it
  record Page(String title, List<Part> parts) {
    Page {
      parts = List.copyOf(parts);
    }
  }

  /// The exercises of all pages, in order.
  Stream<Exercise> exercises() {
    return pages.stream()
        .flatMap(page -> page.parts().stream())
        .filter(Exercise.class::isInstance)
        .map(Exercise.class::cast);
  }
}
