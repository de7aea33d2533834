/** How a plan was drawn, as JSON; empty for plans from before anybody could draw more than a plain one. */
export const migration20261123Drawings = {
  name: '2026-11-23-drawings',
  up: `
    ALTER TABLE arrangements ADD COLUMN drawing TEXT NOT NULL DEFAULT '';
    CREATE INDEX arrangements_by_screen ON arrangements (screen_id);
  `,
}
