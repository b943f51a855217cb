package org.grundy.workbench.render.kit;

/// Colours for numbers from 0 to a greatest: from pale yellow over green-blue to dark blue, darker
/// at every step, so that the order is seen without telling hues apart.
///
/// @param greatest the number with the darkest colour, at least 0
public record HeatScale(long greatest) {
  /// Red, green and blue at equal distances along the scale.
  private static final int[][] STOPS = {
    {0xff, 0xfb, 0xe0},
    {0xb4, 0xde, 0xb8},
    {0x4b, 0xab, 0xb3},
    {0x2a, 0x6b, 0xa5},
    {0x14, 0x22, 0x5c}
  };

  /// Darker backgrounds carry white text.
  private static final double DARK = 0.18;

  /// The colour of a number as `#rrggbb`.
  public String colour(long number) {
    int[] rgb = rgb(number);
    return "#%02x%02x%02x".formatted(rgb[0], rgb[1], rgb[2]);
  }

  /// Black or white, whichever is read better on the colour of a number.
  public String textColour(long number) {
    int[] rgb = rgb(number);
    double luminance = 0.2126 * linear(rgb[0]) + 0.7152 * linear(rgb[1]) + 0.0722 * linear(rgb[2]);
    return luminance < DARK ? "#fff" : "#000";
  }

  private static double linear(int channel) {
    return Math.pow(channel / 255.0, 2.2);
  }

  private int[] rgb(long number) {
    double at = greatest == 0 ? 0 : (double) number / greatest * (STOPS.length - 1);
    int stop = Math.min((int) at, STOPS.length - 2);
    double share = at - stop;
    int[] rgb = new int[3];
    for (int i = 0; i < 3; i++) {
      rgb[i] = (int) Math.round(STOPS[stop][i] * (1 - share) + STOPS[stop + 1][i] * share);
    }
    return rgb;
  }
}
