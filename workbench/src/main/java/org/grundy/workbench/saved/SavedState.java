package org.grundy.workbench.saved;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;

/// Work that was saved to be resumed.
///
/// @param name of its file, without the ending
/// @param game its name; empty where the file is of another version
/// @param position as people write it
/// @param command the words that go on with it
/// @param saved when
/// @param bytes that it takes, with the one before
/// @param files the newest first
public record SavedState(
    String name,
    String game,
    String position,
    String command,
    Instant saved,
    long bytes,
    List<Path> files) {}
