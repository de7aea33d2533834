/** Invitations that say that somebody else may have the old box's key; a version before this one has read some without. */
export const migration20261122StolenKeys = {
  name: '2026-11-22-stolen-keys',
  up: `
    CREATE TABLE stolen_key_invitations (code_hash TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
    INSERT OR IGNORE INTO stolen_key_invitations (code_hash)
      SELECT json_extract(bytes, '$.body.codeHash') FROM facts WHERE instr(bytes, '"type":"box.invited"') AND instr(bytes, '"keyStolen":true');
  `,
}
