package org.grundy.web.lesson;

/// A part of a page of a lesson.
sealed interface Part permits Part.Told, Exercise {
  /// Text between two exercises.
  ///
  /// @param html what it says
  record Told(String html) implements Part {}
}
