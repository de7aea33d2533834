/**
 * Which fact edited which entry, so that people can be told who changed what, and whether the other side has it yet;
 * and how far the other side was known to hold each stream when it was last heard.
 */
export const migration20261121Catalogue = {
  name: '2026-11-21-catalogue',
  up: `
    CREATE TABLE catalogue_edits (origin TEXT NOT NULL, seq INTEGER NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (origin, seq)) STRICT, WITHOUT ROWID;
    CREATE INDEX catalogue_edits_by_entry ON catalogue_edits (kind, id);
    INSERT INTO catalogue_edits (origin, seq, kind, id)
      SELECT o.origin, f.seq, substr(f.bytes ->> '$.type', 1, instr(f.bytes ->> '$.type', '.') - 1), f.bytes ->> '$.body.id'
      FROM facts f JOIN origins o ON o.id = f.origin_id
      WHERE (f.bytes ->> '$.type' LIKE '%.changed' OR f.bytes ->> '$.type' IN ('schedule.created', 'schedule.cancelled'))
        AND NOT EXISTS (SELECT 1 FROM parked p WHERE p.origin_id = f.origin_id AND p.seq = f.seq);
    CREATE TABLE peer_heads (node_id TEXT NOT NULL, origin TEXT NOT NULL, seq INTEGER NOT NULL, PRIMARY KEY (node_id, origin)) STRICT, WITHOUT ROWID;
  `,
}
