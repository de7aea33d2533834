/** Which paper of a bill an order puts out, where more than one printer shares them; null for all of it. */
export const migration20261122Papers = {
  name: '2026-11-22-papers',
  up: `
    ALTER TABLE print_orders ADD COLUMN paper TEXT;
  `,
}
