/** Files beside the chain: posters and logos by the hash of their bytes. With a rowid, since the rows are large. */
export const migration20261121Files = {
  name: '2026-11-21-files',
  up: `
    CREATE TABLE files (hash TEXT PRIMARY KEY NOT NULL, type TEXT NOT NULL, bytes BLOB NOT NULL) STRICT;
  `,
}
