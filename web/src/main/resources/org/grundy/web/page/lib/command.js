// The command line that does what is shown.

export function word(text) {
  return /^[\w./:=+,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

// `grundy solve cram 3x4`; rules that have no name are in a file of the user's.
export function command(verb, state, ...words) {
  const numbers = (state.parameters ?? "").split(/,(?=\s*[A-Za-z]\w*\s*=)/).map((binding) => binding.replace(/\s*=\s*/, "=").trim().replace(/\s+/g, ","));
  const asked = numbers.filter(Boolean).flatMap((binding) => ["--param", word(binding)]);
  return ["grundy", verb, state.rules ? "your.game" : word(state.game), ...words.map(word), ...asked].join(" ");
}
