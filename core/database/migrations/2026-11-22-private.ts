/**
 * Private parts as ciphertexts, whose keys lie elsewhere. `day` is the last day they are needed for; `scope` and `about`
 * say which nodes may be given the key. What they hold in clear cannot be read by this version and is dropped.
 */
export const migration20261122Private = {
  name: '2026-11-22-private',
  up: `
    DROP TABLE private_parts;
    CREATE TABLE private_parts (digest TEXT PRIMARY KEY, payload TEXT NOT NULL, day TEXT, scope TEXT NOT NULL, about TEXT) STRICT, WITHOUT ROWID;
    CREATE INDEX private_parts_day ON private_parts (day) WHERE day IS NOT NULL;
    CREATE INDEX vouchers_private ON vouchers (private_digest) WHERE private_digest IS NOT NULL;
    CREATE TABLE lacking_keys (digest TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
    DROP TABLE erased_parts;
    CREATE TABLE erased_parts (digest TEXT PRIMARY KEY) STRICT;
    CREATE TABLE private_ageing (one INTEGER PRIMARY KEY CHECK (one = 1), before TEXT NOT NULL) STRICT;
  `,
}
