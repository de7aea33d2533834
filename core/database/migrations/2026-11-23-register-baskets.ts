/** Which register a basket at the till was begun at, by its device's entry; empty where that is not known. */
export const migration20261123RegisterBaskets = {
  name: '2026-11-23-register-baskets',
  up: `
    ALTER TABLE holds ADD COLUMN device TEXT NOT NULL DEFAULT '';
  `,
}
