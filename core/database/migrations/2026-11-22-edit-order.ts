/** The stamp of every edit, so that the history of an entry is read page by page in the order the edits count. */
export const migration20261122EditOrder = {
  name: '2026-11-22-edit-order',
  up: `
    ALTER TABLE catalogue_edits ADD COLUMN stamp TEXT NOT NULL DEFAULT '';
    CREATE INDEX catalogue_edits_by_stamp ON catalogue_edits (kind, id, stamp);
  `,
}
