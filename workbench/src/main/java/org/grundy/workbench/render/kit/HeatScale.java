package org.grundy.workbench.render.kit;

import java.util.Arrays;

/// Colours for numbers from 0 to a greatest, darker at every step, so that the order is seen
/// without telling hues apart; the same as on the page (`palette.js`). Small numbers have those of
/// [#STEPS] one by one; where there are more, the same colours are spread so that lightness falls
/// evenly.
///
/// @param greatest the number with the darkest colour, at least 0
public record HeatScale(long greatest) {
  /// Red, green and blue, from light to dark.
  private static final int[][] STEPS = {
    {0xff, 0xf7, 0xd6},
    {0xf3, 0xdc, 0x8c},
    {0xd8, 0xb2, 0x5e},
    {0xb4, 0x90, 0x6c},
    {0x74, 0x66, 0x8a},
    {0x3d, 0x4a, 0x86},
    {0x16, 0x26, 0x5c}
  };

  private static final Lab[] SEEN = Arrays.stream(STEPS).map(Lab::of).toArray(Lab[]::new);

  /// On darker colours white is read better than black: where (1 + 0.05) / (l + 0.05) and (l +
  /// 0.05) / 0.05, the contrasts of WCAG 2, are equal.
  private static final double DARK = Math.sqrt(1.05 * 0.05) - 0.05;

  /// The colour of a number as `#rrggbb`.
  public String colour(long number) {
    int[] rgb = rgb(number);
    return "#%02x%02x%02x".formatted(rgb[0], rgb[1], rgb[2]);
  }

  /// Black or white, whichever is read better on the colour of a number.
  public String textColour(long number) {
    int[] rgb = rgb(number);
    double light =
        0.2126 * Lab.linear(rgb[0]) + 0.7152 * Lab.linear(rgb[1]) + 0.0722 * Lab.linear(rgb[2]);
    return light < DARK ? "#fff" : "#000";
  }

  private int[] rgb(long number) {
    if (greatest < STEPS.length) {
      return STEPS[(int) number];
    }
    double lightest = SEEN[0].lightness();
    double wanted =
        lightest - (lightest - SEEN[STEPS.length - 1].lightness()) * ((double) number / greatest);
    int step = 1;
    while (step < STEPS.length - 1 && SEEN[step].lightness() > wanted) {
      step++;
    }
    Lab before = SEEN[step - 1];
    double share = (before.lightness() - wanted) / (before.lightness() - SEEN[step].lightness());
    return before.towards(SEEN[step], share).rgb();
  }

  /// A colour as it is seen: CIE 1976 L\*a\*b\* under daylight D50, in which equal steps look
  /// equally large.
  ///
  /// @param lightness from 0, black, to 100, white
  /// @param a from green to red
  /// @param b from blue to yellow
  private record Lab(double lightness, double a, double b) {
    /// The white of D50.
    private static final double WHITE_X = 0.96422;

    private static final double WHITE_Z = 0.82521;

    /// Where the cube root, which has no slope at black, gives way to a line.
    private static final double JOINT = 6.0 / 29;

    /// @param rgb red, green and blue of sRGB, each from 0 to 255
    static Lab of(int[] rgb) {
      double red = linear(rgb[0]);
      double green = linear(rgb[1]);
      double blue = linear(rgb[2]);
      double x = root((0.4360747 * red + 0.3850649 * green + 0.1430804 * blue) / WHITE_X);
      double y = root(0.2225045 * red + 0.7168786 * green + 0.0606169 * blue);
      double z = root((0.0139322 * red + 0.0971045 * green + 0.7141733 * blue) / WHITE_Z);
      return new Lab(116 * y - 16, 500 * (x - y), 200 * (y - z));
    }

    /// Red, green and blue of sRGB, each from 0 to 255.
    int[] rgb() {
      double root = (lightness + 16) / 116;
      double x = WHITE_X * power(root + a / 500);
      double y = power(root);
      double z = WHITE_Z * power(root - b / 200);
      return new int[] {
        channel(3.1338561 * x - 1.6168667 * y - 0.4906146 * z),
        channel(-0.9787684 * x + 1.9161415 * y + 0.0334540 * z),
        channel(0.0719453 * x - 0.2289914 * y + 1.4052427 * z)
      };
    }

    /// The colour between this one and another.
    ///
    /// @param share from 0, this one, to 1
    Lab towards(Lab other, double share) {
      return new Lab(
          lightness + share * (other.lightness - lightness),
          a + share * (other.a - a),
          b + share * (other.b - b));
    }

    /// The light of a channel of sRGB, from 0 to 1.
    static double linear(int channel) {
      double c = channel / 255.0;
      return c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
    }

    private static int channel(double light) {
      double c = light <= 0.0031308 ? 12.92 * light : 1.055 * Math.pow(light, 1 / 2.4) - 0.055;
      return Math.clamp(Math.round(255 * c), 0, 255);
    }

    private static double root(double light) {
      return light > JOINT * JOINT * JOINT
          ? Math.cbrt(light)
          : light / (3 * JOINT * JOINT) + 4.0 / 29;
    }

    private static double power(double root) {
      return root > JOINT ? root * root * root : 3 * JOINT * JOINT * (root - 4.0 / 29);
    }
  }
}
