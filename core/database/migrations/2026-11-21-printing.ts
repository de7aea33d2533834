/** How many slips of an order were sent to the printer: more than `printed` tells that nobody knows of the last one. */
export const migration20261121Printing = {
  name: '2026-11-21-printing',
  up: `
    ALTER TABLE print_orders ADD COLUMN sent INTEGER NOT NULL DEFAULT 0;
  `,
}
