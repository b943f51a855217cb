package org.grundy.workbench.render.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.grundy.core.InputException;
import org.grundy.core.RatedMove;
import org.grundy.rules.tree.Picture;
import org.grundy.workbench.render.kit.Figure;
import org.grundy.workbench.render.kit.Pictures;
import org.grundy.workbench.request.SolvedSum;
import org.grundy.workbench.request.Solving;
import org.grundy.workbench.request.Workbench;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/// Pictures are well-formed, of sane sizes, and show every move.
class BoardSvgTest {
  private static final int WIDEST = 1300;

  private final Workbench workbench = new Workbench();

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "bacterial; #.##|....|#.##; 700",
        "darkraft; RRX|LXX|RLX; 700",
        "board-and-piece; @...|.#..|....; 700",
        "board-and-piece; 20x40; 800",
        "treblecross; 60; 500",
        "cram; ..|..+...+2x3; 500",
        "nim; 7+40+4; 500",
        "wythoff; (4,7); 500",
        "ominous-omino; 4 2 4; 500",
        "ominous-omino; 6 6 6; 1800",
        "ominous-omino; 5 4000000000000000000 4000000000000000000; 1000",
        "ominous-omino; 90 3 4; 500",
        "node-kayles; grid 3x5; 700",
        "node-kayles; cube 4; 1500",
        "arc-kayles; path 40 + complete 7; 900",
        "green-hackenbush; g-a-b-c-a c-d g-g a-b g-e + tree 4; 1500",
        "vertex-geography; @a>b-c-a c-d d-d; 700",
        "subset-takeaway; subsets 3 + a:; 900",
      })
  void isWellFormedAndOfASaneSize(String game, String position, int highest) {
    Document picture = parse(svg(game, position));
    Element root = picture.getDocumentElement();
    assertThat(root.getTagName()).isEqualTo("svg");
    assertThat(Integer.parseInt(root.getAttribute("width"))).isBetween(400, WIDEST);
    assertThat(Integer.parseInt(root.getAttribute("height"))).isBetween(100, highest);
    assertThat(texts(picture, "title")).containsExactly(workbench.game(game).rules().title());
    assertThat(texts(picture, "desc"))
        .singleElement()
        .asString()
        .startsWith("The player to move ")
        .endsWith("Drawn by: a & b < c");
    assertThat(staysInside(picture)).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {"bacterial; #.##|....|#.##", "darkraft; RRX|LXX|RLX", "cram; ..|..+...+2x3"})
  void drawsARingForEachWinningMove(String game, String position) {
    SolvedSum answer = Solving.solve(workbench, game, position);
    List<RatedMove> winning = new ArrayList<>();
    answer.solution().moves(move -> winning.addAll(move.wins() ? List.of(move) : List.of()));
    NodeList rings = parse(BoardSvg.of(answer, "")).getElementsByTagName("circle");
    assertThat(rings.getLength()).isEqualTo(winning.size());
  }

  /// Cells that meet have two corners in common, and no others do.
  @ParameterizedTest
  @CsvSource({"hex, 6, 5", "triangle, 3, 3"})
  void cellsThatAreNoSquaresMeetAtTheirSides(
      String board, int corners, int pairs, @TempDir Path folder) throws IOException {
    Path file = folder.resolve("cells.game");
    Files.writeString(file, "game A\nboard %s\ncells . #\nmove . -> #\n".formatted(board));
    NodeList cells = parse(svg(file.toString(), "..|..")).getElementsByTagName("polygon");
    assertThat(cells.getLength()).isEqualTo(4);
    int found = 0;
    for (int i = 0; i < 4; i++) {
      Set<String> cell = corners(cells, i);
      assertThat(cell).hasSize(corners);
      for (int j = 0; j < i; j++) {
        found += corners(cells, j).stream().filter(cell::contains).count() == 2 ? 1 : 0;
      }
    }
    assertThat(found).isEqualTo(pairs);
  }

  private static Set<String> corners(NodeList polygons, int index) {
    return Set.of(((Element) polygons.item(index)).getAttribute("points").split(" "));
  }

  @Test
  void drawsEveryPiece() {
    Document picture = parse(svg("ominous-omino", "4 2 4"));
    assertThat(texts(picture, "text"))
        .contains(
            "1. I tetromino",
            "2 pieces in no tiling:",
            "3. T tetromino",
            "5. S tetromino",
            "Hatched, with a thick border: the named piece.");
    assertThat(texts(picture, "desc").getFirst())
        .contains("3 of 5 pieces can be completed to a tiling.");
    NodeList paths = picture.getElementsByTagName("path");
    int hatched = 0;
    for (int i = 0; i < paths.getLength(); i++) {
      hatched += ((Element) paths.item(i)).getAttribute("fill").equals("url(#hatch)") ? 1 : 0;
    }
    assertThat(hatched).isEqualTo(5);
  }

  /// A picture for each cell, a heap of 7 and three vertices; in place of a letter, and none for a
  /// blank.
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "board grid/cells . #/move . -> #/look # wall . blank; ##|##; 12; #",
        "board heap/take 1..3/look heap token; 7; 35; ?",
        "board graph/move vertex v : delete v/look vertex cross; a-b-c; 3; ?",
        "board grid/cells . #/token Q step E over ./look Q queen; Q.; 4; Q",
      })
  void drawsPicturesInPlaceOfGlyphs(
      String lines, String position, int paths, String glyph, @TempDir Path folder)
      throws IOException {
    Path file = folder.resolve("looks.game");
    Files.writeString(file, "game Looks\n" + lines.replace("/", "\n") + "\n");
    Document picture = parse(svg(file.toString(), position));
    NodeList groups = picture.getElementsByTagName("g");
    int drawn = 0;
    for (int i = 0; i < groups.getLength(); i++) {
      Element group = (Element) groups.item(i);
      drawn +=
          group.getAttribute("transform").contains("scale")
              ? group.getElementsByTagName("path").getLength()
              : 0;
    }
    assertThat(drawn).isEqualTo(paths);
    assertThat(texts(picture, "text")).doesNotContain(glyph);
  }

  @Test
  void lettersStandOnTilesAndEdgesHaveColours(@TempDir Path folder) throws IOException {
    Path tiles = folder.resolve("tiles.game");
    Files.writeString(tiles, "game T\nboard grid\ncells . L\nmove L -> .\nlook L letter . blank\n");
    assertThat(texts(parse(svg(tiles.toString(), "L.")), "text")).contains("L").doesNotContain(".");
    assertThat(svg("green-hackenbush", "g-a-b"))
        .contains("stroke=\"" + Pictures.of(Picture.GRASS).getLast().light() + "\"");
  }

  @Test
  void everyPictureButTheBlankHasAnOutline() {
    for (Picture picture : Picture.values()) {
      assertThat(Pictures.of(picture).isEmpty()).isEqualTo(picture == Picture.BLANK);
      assertThat(Pictures.svg(picture, 1, 2, 30).isEmpty()).isEqualTo(picture == Picture.BLANK);
    }
  }

  @Test
  void refusesWhatIsTooLarge() {
    SolvedSum answer = Solving.solve(workbench, "board-and-piece", "101x100");
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> BoardSvg.of(answer, ""))
        .withMessageContaining("a board of 101x100: a picture has at most 10,000 cells");
  }

  @Test
  void escapesWhatXmlCannotHold() {
    assertThat(Figure.escape("<a & \"b\">\u0001\ud800"))
        .isEqualTo("&lt;a &amp; &quot;b&quot;&gt;\ufffd\ufffd");
  }

  private String svg(String game, String position) {
    return BoardSvg.of(Solving.solve(workbench, game, position), "a & b < c");
  }

  /// Whether no rectangle of a figure begins beyond the right border.
  private static boolean staysInside(Document picture) {
    double width = Double.parseDouble(picture.getDocumentElement().getAttribute("width"));
    NodeList cells = picture.getElementsByTagName("rect");
    for (int i = 0; i < cells.getLength(); i++) {
      String x = ((Element) cells.item(i)).getAttribute("x");
      if (!x.isEmpty() && Double.parseDouble(x) > width) {
        return false;
      }
    }
    return true;
  }

  private static List<String> texts(Document picture, String element) {
    NodeList nodes = picture.getElementsByTagName(element);
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < nodes.getLength(); i++) {
      texts.add(nodes.item(i).getTextContent());
    }
    return texts;
  }

  private static Document parse(String svg) {
    try {
      return DocumentBuilderFactory.newInstance()
          .newDocumentBuilder()
          .parse(new InputSource(new StringReader(svg)));
    } catch (IOException | ParserConfigurationException | SAXException e) {
      throw new AssertionError(svg, e);
    }
  }

  @Test
  void showsWhatEachMoveOnAGraphLeadsTo() {
    Document picture = parse(svg("green-hackenbush", "g-a-b-c-a c-d"));
    assertThat(texts(picture, "text")).contains("g", "a", "b", "c", "d");
    assertThat(texts(picture, "text").stream().filter(text -> text.matches("[0-9]+")))
        .containsExactlyInAnyOrder("0", "2", "2", "4", "4");
  }
}
