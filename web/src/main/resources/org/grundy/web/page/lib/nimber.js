// Values in binary, and their nim-sum.

export function binary(value, digits) {
  return value.toString(2).padStart(digits, "0");
}

export function digitsOf(values) {
  return Math.max(1, ...values.map((value) => value.toString(2).length));
}

export function nimSum(values) {
  return Number(values.reduce((sum, value) => sum ^ BigInt(value), 0n));
}

// The name of a component: A, B, …, Z, AA, …
export function letter(index) {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letter(Math.floor(index / 26) - 1) + last;
}
