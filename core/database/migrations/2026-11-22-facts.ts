/**
 * Facts lie in the order in which they were stored. By origin and number, in a table without row ids, each of more than
 * a quarter of a page took a whole page beside it: half of the file was empty, and a sale wrote two pages more.
 */
export const migration20261122Facts = {
  name: '2026-11-22-facts',
  up: `
    CREATE TABLE facts_in_order (
      position INTEGER PRIMARY KEY, origin_id INTEGER NOT NULL, seq INTEGER NOT NULL,
      bytes TEXT NOT NULL, hash TEXT NOT NULL, UNIQUE (origin_id, seq)
    ) STRICT;
    INSERT INTO facts_in_order (position, origin_id, seq, bytes, hash)
      SELECT position, origin_id, seq, bytes, hash FROM facts ORDER BY position;
    DROP TABLE facts;
    ALTER TABLE facts_in_order RENAME TO facts;
  `,
}
