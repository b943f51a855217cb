package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.grundy.cli.process.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SequenceCommandTest {
  private static CommandRun grundy(String... words) {
    return CommandRun.of(words);
  }

  @Test
  void certificatesAreAcceptedAndTamperedOnesAreNot(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("proof.json");
    for (String game : List.of("0.156", "kayles", "treblecross", "nim")) {
      CommandRun run =
          grundy("sequence", game, "--to", "9000", "--certificate", file.toString(), "--rows", "0");
      assertThat(run.code()).isEqualTo(ExitCode.DONE);
      assertThat(grundy("verify", file.toString()).out()).contains("accepted");
      String text = Files.readString(file);
      String tampered = text.replaceFirst("\"count\" : ", "$01");
      assertThat(tampered).isNotEqualTo(text);
      Files.writeString(file, tampered);
      assertThat(grundy("verify", file.toString()).code())
          .as(game)
          .isIn(ExitCode.REFUTED, ExitCode.BAD_INPUT);
    }
  }

  @Test
  void listsAreWrittenLineByLine(@TempDir Path folder) throws IOException {
    Path csv = folder.resolve("a.csv");
    Path bfile = folder.resolve("b.txt");
    CommandRun run =
        grundy(
            "sequence",
            "0.137",
            "--to",
            "5000",
            "--csv",
            "" + csv,
            "--bfile",
            "" + bfile,
            "--offset",
            "-2");
    assertThat(run.out()).startsWith("Heap code 0.137\n\nPeriod 34 from n = 52 on, proved.");
    assertThat(Files.readAllLines(csv))
        .hasSize(5_002)
        .startsWith("n,value", "0,0", "1,1", "2,1", "3,2");
    assertThat(Files.readAllLines(bfile))
        .hasSize(5_001)
        .startsWith("-2 0", "-1 1", "0 1", "1 2")
        .allMatch(line -> line.matches("-?\\d+ \\d+"));
    assertThat(grundy("sequence", "0.137", "--to", "2", "--csv", "-").out())
        .isEqualTo("n,value\n0,0\n1,1\n2,1\n");
  }

  @Test
  void listsBeginWhereTheyAreAskedTo() {
    assertThat(grundy("sequence", "0.137", "--to", "5", "--from", "3", "--csv", "-").out())
        .isEqualTo("n,value\n3,2\n4,0\n5,3\n");
    assertThat(
            grundy(
                    "sequence",
                    "0.137",
                    "--to",
                    "5",
                    "--from",
                    "4",
                    "--bfile",
                    "-",
                    "--offset",
                    "10")
                .out())
        .isEqualTo("14 0\n15 3\n");
    assertThat(grundy("sequence", "0.137", "--to", "5", "--from", "9", "--bfile", "-").out())
        .isEmpty();
  }

  @Test
  void aCodeMayEndWithItsPoint() {
    assertThat(grundy("sequence", "0.").out()).isEqualTo(grundy("sequence", "0.0").out());
    assertThat(grundy("sequence", "4.", "--to", "9").out()).startsWith("Heap code 4.0\n");
    CommandRun point = grundy("sequence", ".");
    assertThat(point.code()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(point.err()).contains("there is no game called `.`");
  }

  @Test
  void moreMovesThanALongHoldsAreCountedInAWholeDocument() {
    CommandRun run = grundy("solve", "0.{2+}", "600", "--json");
    assertThat(run.code()).isEqualTo(ExitCode.DONE);
    assertThat(run.out()).endsWith("}\n").containsPattern("\"winningMoves\":\\d{20,}");
    assertThat(grundy("solve", "4.[3]", "500", "--json").out()).contains("\"winningMoves\":2,");
  }

  @Test
  void aRunThatWasEndedIsResumedFromTheFileThatTheUserChose(@TempDir Path folder)
      throws IOException {
    Path file = folder.resolve("a.run");
    String[] words = {"sequence", "0.16", "--to", "30000", "--save", file.toString()};
    String whole = grundy("sequence", "0.16", "--to", "30000").out();
    CommandRun ended = grundy(with(words, "--nodes", "400000"));
    assertThat(ended.code()).isEqualTo(ExitCode.BUDGET_SPENT);
    assertThat(ended.out()).contains("Values are known up to n = ");
    assertThat(ended.err()).contains("go on with: grundy sequence 0.16 --to 30000 --save ");
    CommandRun resumed = grundy(with(words, "--resume"));
    assertThat(resumed.code()).isEqualTo(ExitCode.DONE);
    assertThat(resumed.out()).isEqualTo(whole);
    byte[] saved = Files.readAllBytes(file);
    Files.write(file, Arrays.copyOf(saved, saved.length / 2));
    CommandRun damaged = grundy(with(words, "--resume"));
    assertThat(damaged.err()).contains("is damaged").contains("going on from the one before");
    assertThat(damaged.out()).isEqualTo(whole);
  }

  @Test
  void aFileThatWasNotChosenIsRemovedWhenTheWorkIsDone() {
    String[] words = {"sequence", "0.007", "--to", "4000"};
    assertThat(grundy(with(words, "--nodes", "300000")).code()).isEqualTo(ExitCode.BUDGET_SPENT);
    assertThat(grundy(with(words, "--resume")).code()).isEqualTo(ExitCode.DONE);
    CommandRun again = grundy(with(words, "--resume"));
    assertThat(again.code()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(again.err()).contains("nothing was saved");
  }

  @Test
  void familiesAreWrittenToFiles(@TempDir Path folder) throws IOException {
    Path tsv = folder.resolve("a.tsv");
    Path certificates = folder.resolve("proofs");
    CommandRun run =
        grundy(
            "sequence",
            "--family",
            "0.[37]?",
            "--to",
            "2000",
            "--tsv",
            tsv.toString(),
            "--certificates",
            certificates.toString());
    assertThat(run.code()).isEqualTo(ExitCode.DONE);
    assertThat(run.out()).isEmpty();
    List<String> lines = Files.readAllLines(tsv);
    assertThat(lines).hasSize(17).allMatch(line -> line.split("\t", -1).length == 11);
    assertThat(lines).contains("0.77\t15\t0\t12\t71\t0\t70\t8\t\tguy-smith\t2000");
    assertThat(grundy("verify", certificates.resolve("0.77.certificate.json").toString()).code())
        .isEqualTo(ExitCode.DONE);
  }

  @Test
  void aFamilyThatIsNotDoneSaysHowFarItCameAndGoesOn(@TempDir Path folder) {
    String save = "--save=" + folder.resolve("family.run");
    String[] words = {"sequence", "--family", "0.[07]?", "--to", "20000"};
    CommandRun run = grundy(with(words, save, "--nodes", "1000000"));
    assertThat(run.code()).isEqualTo(ExitCode.BUDGET_SPENT);
    assertThat(run.out()).startsWith("code\tclass\t").hasLineCount(16);
    assertThat(run.err())
        .contains(" of 15 codes are not done: 1,000,000 nodes (--nodes) are spent")
        .contains("the work so far is saved; go on with: grundy sequence")
        .contains("--resume");
    CommandRun resumed = grundy(with(words, save, "--resume"));
    assertThat(resumed.code()).isEqualTo(ExitCode.DONE);
    assertThat(resumed.out()).isEqualTo(grundy(words).out());
    assertThat(grundy(with(words, "--save=" + folder.resolve("none"), "--resume")).code())
        .isEqualTo(ExitCode.BAD_INPUT);
  }

  private static String[] with(String[] words, String... more) {
    return Stream.of(words, more).flatMap(Arrays::stream).toArray(String[]::new);
  }

  @Test
  void aNumberMayBeAPower() {
    String[] plain = {"sequence", "kayles", "--from", "100", "--to", "1000", "--csv", "-"};
    String[] power = {"sequence", "kayles", "--from", "10^2", "--to", "10^3", "--csv", "-"};
    assertThat(CommandRun.of(power)).isEqualTo(CommandRun.of(plain));
    assertThat(CommandRun.of("solve", "nim", "5", "--nodes", "10^9", "--value").out())
        .isEqualTo("5\n");
  }
}
