package org.grundy.offline.build;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.tooling.EmptyTeaVMToolLog;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVM;
import org.teavm.vm.TeaVMOptimizationLevel;

/// A step of the build: compiles Grundy to WebAssembly, if anything that it is made of is newer,
/// and puts what loads it beside it.
///
/// Arguments: the class with the entry point, the folder for what is made.
public final class Compile {
  private static final String WORKER = "worker.wasm";
  private static final String UNFINISHED = "unfinished.wasm";
  private static final String RUNTIME = "runtime.js";
  private static final String RUNTIME_OF_TEAVM =
      "org/teavm/backend/wasm/wasm-gc-module-runtime.min.js";

  private Compile() {}

  /// Compiles.
  ///
  /// @throws IllegalStateException with the first problems that TeaVM finds
  public static void main(String[] arguments) throws IOException, TeaVMToolException {
    Path folder = Path.of(arguments[1]);
    List<File> classPath = new ArrayList<>();
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      classPath.add(new File(entry));
    }
    if (isNewer(folder.resolve(WORKER), classPath, folder)) {
      return;
    }
    Files.createDirectories(folder);
    try (InputStream runtime = TeaVM.class.getClassLoader().getResourceAsStream(RUNTIME_OF_TEAVM)) {
      Files.copy(runtime, folder.resolve(RUNTIME), StandardCopyOption.REPLACE_EXISTING);
    }
    compile(arguments[0], folder, classPath);
  }

  private static boolean isNewer(Path made, List<File> classPath, Path folder) throws IOException {
    if (!Files.exists(made)) {
      return false;
    }
    long time = Files.getLastModifiedTime(made).toMillis();
    for (File entry : classPath) {
      try (var files = Files.walk(entry.toPath())) {
        if (files.anyMatch(
            file ->
                !file.startsWith(folder)
                    && !Files.isDirectory(file)
                    && file.toFile().lastModified() > time)) {
          return false;
        }
      }
    }
    return true;
  }

  private static void compile(String main, Path folder, List<File> classPath)
      throws IOException, TeaVMToolException {
    List<URL> urls = new ArrayList<>();
    for (File entry : classPath) {
      urls.add(entry.toURI().toURL());
    }
    try (URLClassLoader classes =
        new URLClassLoader(urls.toArray(URL[]::new), Compile.class.getClassLoader())) {
      TeaVMTool tool = new TeaVMTool();
      tool.setLog(new EmptyTeaVMToolLog());
      tool.setClassLoader(classes);
      tool.setClassPath(classPath);
      tool.setTargetType(TeaVMTargetType.WEBASSEMBLY_GC);
      tool.setMainClass(main);
      tool.setTargetDirectory(folder.toFile());
      tool.setTargetFileName(UNFINISHED);
      tool.setObfuscated(true);
      // With simple optimisation alone TeaVM 0.16.0 makes a function that browsers refuse.
      tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
      tool.generate();
      List<Problem> problems = tool.getProblemProvider().getSevereProblems();
      if (!problems.isEmpty()) {
        StringBuilder text = new StringBuilder();
        problems.stream().limit(20).forEach(problem -> text.append(told(problem)));
        throw new IllegalStateException("TeaVM cannot compile this:" + text);
      }
      Files.move(
          folder.resolve(UNFINISHED), folder.resolve(WORKER), StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private static String told(Problem problem) {
    DefaultProblemTextConsumer text = new DefaultProblemTextConsumer();
    problem.render(text);
    return "\n  " + text.getText() + " at " + problem.getLocation().getMethod();
  }
}
