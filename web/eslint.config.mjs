// The habits that are checked in the page. What is named wrongly, is not used or has another type is told by the checker of types.

const HABITS = [
  "array-callback-return",
  "consistent-return",
  "curly",
  "default-case",
  "eqeqeq",
  "for-direction",
  "getter-return",
  "no-async-promise-executor",
  "no-case-declarations",
  "no-compare-neg-zero",
  "no-cond-assign",
  "no-constant-binary-expression",
  "no-constant-condition",
  "no-control-regex",
  "no-dupe-else-if",
  "no-dupe-keys",
  "no-duplicate-case",
  "no-else-return",
  "no-empty",
  "no-eval",
  "no-implicit-coercion",
  "no-lonely-if",
  "no-loss-of-precision",
  "no-misleading-character-class",
  "no-promise-executor-return",
  "no-self-assign",
  "no-self-compare",
  "no-sparse-arrays",
  "no-template-curly-in-string",
  "no-throw-literal",
  "no-unreachable-loop",
  "no-unsafe-finally",
  "no-unsafe-optional-chaining",
  "no-unused-private-class-members",
  "no-useless-assignment",
  "no-useless-backreference",
  "no-useless-catch",
  "no-useless-escape",
  "no-useless-return",
  "no-var",
  "object-shorthand",
  "prefer-const",
  "prefer-template",
  "radix",
  "use-isnan",
  "valid-typeof",
];

// What readers see is a message of `messages/en.json`: no word stands in an element, in its name or in what is announced.
const WORDS = "[value=/[A-Za-z]{2}/]:not([value=/^(Grundy|SVG|PNG|TikZ|CSV|JSON|HTML|BibTeX|##)$/])";
const PLACES = [
  'CallExpression[callee.name=/^(h|tool|toggle)$/]:not([arguments.0.value="code"]) > Literal:not(:first-child)',
  "CallExpression[callee.name=/^(announce|entitle)$/] > Literal",
  'Property[key.value="aria-label"] > Literal.value',
  "Property[key.name=/^(title|label|placeholder|detail|cure)$/] > Literal.value",
  'AssignmentExpression[left.property.name="textContent"] > Literal',
];
const IN_TEMPLATES = [
  'CallExpression[callee.name="h"] > TemplateLiteral > TemplateElement[value.raw=/[A-Za-z]{3} /]',
  "CallExpression[callee.name=/^(announce|entitle)$/] TemplateElement[value.raw=/[A-Za-z]{2}/]",
  'Property[key.value="aria-label"] TemplateElement[value.raw=/[A-Za-z]{2} /]',
];

export default [
  {
    files: ["src/main/resources/org/grundy/web/page/**/*.js", "src/test/js/*.js"],
    languageOptions: { ecmaVersion: 2025, sourceType: "module" },
    rules: Object.fromEntries(HABITS.map((habit) => [habit, "error"])),
  },
  {
    files: ["src/main/resources/org/grundy/web/page/**/*.js"],
    rules: { "no-restricted-syntax": ["error", ...[...PLACES.map((place) => place + WORDS), ...IN_TEMPLATES].map((selector) => ({ selector, message: "Put the words into messages/en.json." }))] },
  },
];
