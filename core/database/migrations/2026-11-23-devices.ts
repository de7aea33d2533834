/** Which machine is which device, when each was last seen, and on which device something was sold or paid back. */
export const migration20261123Devices = {
  name: '2026-11-23-devices',
  up: `
    CREATE TABLE device_tokens (
      device_id TEXT PRIMARY KEY, uid TEXT NOT NULL, token_hash TEXT NOT NULL, stamp TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX device_tokens_by_uid ON device_tokens (uid);
    CREATE TABLE device_sightings (
      device_id TEXT PRIMARY KEY, seen_ms INTEGER NOT NULL, version TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    ALTER TABLE bills ADD COLUMN device_id TEXT;
    ALTER TABLE returns ADD COLUMN device_id TEXT;
    CREATE INDEX bills_by_device ON bills (device_id, opened_at) WHERE device_id IS NOT NULL;
  `,
}
