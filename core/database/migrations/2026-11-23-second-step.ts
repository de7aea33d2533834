/** Codes and challenges that were used, until they would have ended anyway; and recovery codes, for ever. */
export const migration20261123SecondStep = {
  name: '2026-11-23-second-step',
  up: `
    CREATE TABLE spent_proofs (proof TEXT PRIMARY KEY, ends_ms INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE INDEX spent_proofs_ended ON spent_proofs (ends_ms);
    CREATE TABLE used_recovery_codes (
      employee_id TEXT NOT NULL, code_hash TEXT NOT NULL, PRIMARY KEY (employee_id, code_hash)
    ) STRICT, WITHOUT ROWID;
  `,
}
