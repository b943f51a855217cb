package org.grundy.workbench.render.kit;

/// A colour as it is seen: CIE 1976 L\*a\*b\* under daylight D50, in which equal steps look equally
/// large.
///
/// @param lightness from 0, black, to 100, white
/// @param a from green to red
/// @param b from blue to yellow
record Lab(double lightness, double a, double b) {
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
