/** JSON of the server, whose members `/api/openapi.json` lists; null while there is none yet. */
type Answer = any;
