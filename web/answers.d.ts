/** JSON of the server, whose members `/api/openapi.json` lists; null while there is none yet. */
type Answer = any;

/** The modules of CodeMirror, which the server has out of their jars. */
declare module "*/codemirror-autocomplete.js";
declare module "*/codemirror-commands.js";
declare module "*/codemirror-language.js";
declare module "*/codemirror-lint.js";
declare module "*/codemirror-search.js";
declare module "*/codemirror-state.js";
declare module "*/codemirror-view.js";
