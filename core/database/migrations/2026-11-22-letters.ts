/** One list of all mails that are owed or sent; `mails` and `return_mails` are of before. */
export const migration20261122Letters = {
  name: '2026-11-22-letters',
  up: `
    CREATE TABLE letters (
      kind TEXT NOT NULL, about TEXT NOT NULL, state TEXT NOT NULL, tries INTEGER NOT NULL, next_ms INTEGER NOT NULL,
      PRIMARY KEY (kind, about)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX letters_waiting ON letters (next_ms) WHERE state = 'waiting';
    INSERT INTO letters (kind, about, state, tries, next_ms) SELECT 'bill', bill_id, state, tries, next_ms FROM mails;
    INSERT INTO letters (kind, about, state, tries, next_ms)
      SELECT iif(EXISTS (SELECT 1 FROM returns r WHERE r.id = return_id), 'return', 'twice'), return_id, state, tries, next_ms
      FROM return_mails;
  `,
}
