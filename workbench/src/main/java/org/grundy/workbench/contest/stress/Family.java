package org.grundy.workbench.contest.stress;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/// A program with all that it has started, directly or not.
///
/// A process whose parent has ended is no descendant any more. It is known by what it has got from
/// its parent: a variable of its environment, and its session. Both can be read where the system
/// has `/proc`; it would have to give up both to be lost.
final class Family {
  private static final Path PROCESSES = Path.of("/proc");
  private static final String VARIABLE = "GRUNDY_TESTED";
  private static final Duration LONGEST_END = Duration.ofSeconds(2);

  /// Gives a program a session of its own, which also keeps it from the terminal.
  private static final Optional<String> SESSION =
      Stream.of("/usr/bin/setsid", "/bin/setsid")
          .filter(command -> Files.isExecutable(Path.of(command)))
          .findFirst();

  private final Process program;
  private final String mark;
  private final Set<ProcessHandle> descendants = ConcurrentHashMap.newKeySet();

  private Family(Process program, String mark) {
    this.program = program;
    this.mark = mark;
  }

  /// Starts a program.
  ///
  /// @param memory how many bytes of address space it may have, which a shell limits
  /// @throws IOException if it cannot be started
  static Family start(List<String> command, OptionalLong memory) throws IOException {
    List<String> own = new ArrayList<>();
    if (SESSION.isPresent()) {
      requireExecutable(command.getFirst());
      own.add(SESSION.get());
    }
    if (memory.isPresent()) {
      own.addAll(
          List.of("sh", "-c", "ulimit -v " + (memory.getAsLong() >> 10) + "; exec \"$@\"", "sh"));
    }
    own.addAll(command);
    String mark = UUID.randomUUID().toString();
    ProcessBuilder builder = new ProcessBuilder(own);
    builder.environment().put(VARIABLE, mark);
    return new Family(builder.start(), VARIABLE + "=" + mark);
  }

  private static void requireExecutable(String command) throws IOException {
    String path =
        command.contains("/") ? "" : Optional.ofNullable(System.getenv("PATH")).orElse("");
    if (Stream.of(path.split(":", -1))
        .map(folder -> Path.of(folder, command))
        .noneMatch(file -> Files.isExecutable(file) && !Files.isDirectory(file))) {
      throw new IOException("no program " + command);
    }
  }

  /// The program itself.
  Process program() {
    return program;
  }

  /// Looks for descendants: when their parents have ended, the system does not tell any more.
  void look() {
    program.descendants().forEach(descendants::add);
  }

  /// Ends all of them. One that was started meanwhile is looked for again.
  void end() {
    look();
    program.destroyForcibly();
    descendants.forEach(ProcessHandle::destroyForcibly);
    long begin = System.nanoTime();
    List<ProcessHandle> left = left();
    while (!left.isEmpty() && System.nanoTime() - begin < LONGEST_END.toNanos()) {
      left.forEach(ProcessHandle::destroyForcibly);
      left = left();
    }
  }

  /// Those that still run, as far as the system tells.
  private List<ProcessHandle> left() {
    List<ProcessHandle> left = new ArrayList<>();
    if (!Files.isDirectory(PROCESSES)) {
      return left;
    }
    try (DirectoryStream<Path> all = Files.newDirectoryStream(PROCESSES, "[0-9]*")) {
      for (Path one : all) {
        if (isOfFamily(one)) {
          ProcessHandle.of(Long.parseLong(one.getFileName().toString())).ifPresent(left::add);
        }
      }
    } catch (IOException e) {
      // The system does not tell.
      return left;
    }
    return left;
  }

  private boolean isOfFamily(Path process) {
    String stat = text(process.resolve("stat"));
    // PID (NAME) STATE PARENT GROUP SESSION …, and the name may hold anything.
    String[] fields = stat.substring(stat.lastIndexOf(')') + 1).strip().split(" ", 5);
    return fields.length == 5
        && !fields[0].matches("[ZX]")
        && (fields[3].equals("" + program.pid())
            || text(process.resolve("environ")).contains(mark));
  }

  /// The text of a file of a process; empty where that has ended, or is somebody else's.
  private static String text(Path file) {
    try {
      return Files.readString(file, StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      return "";
    }
  }
}
