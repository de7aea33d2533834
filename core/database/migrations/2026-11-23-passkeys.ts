/** People's passkeys, those that were removed, and how often each was used here. */
export const migration20261123Passkeys = {
  name: '2026-11-23-passkeys',
  up: `
    CREATE TABLE passkeys (
      id TEXT PRIMARY KEY, employee_id TEXT NOT NULL, digest TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX passkeys_of ON passkeys (employee_id, id);
    CREATE TABLE removed_passkeys (id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
    CREATE TABLE passkey_uses (
      id TEXT PRIMARY KEY, count INTEGER NOT NULL, used_ms INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
  `,
}
