package org.grundy.cli.option;

import org.grundy.core.certificate.Movement;
import picocli.CommandLine.Option;

/// The options for how pieces may be moved.
public final class MovementOptions {
  @Option(
      names = {"--no-reflect", "--one-sided"},
      description = "Pieces may not be reflected.")
  private boolean noReflect;

  @Option(names = "--no-rotate", description = "Pieces may not be turned by a quarter.")
  private boolean noRotate;

  @Option(names = "--fixed", description = "Pieces may be neither turned nor reflected.")
  private boolean fixed;

  public Movement movement() {
    return Movement.of(!noRotate && !fixed, !noReflect && !fixed);
  }
}
