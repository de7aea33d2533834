/** A node that has sold before it knew of training has sold for real: its exhibitor trains no more. */
export const migration20261123TradeKnown = {
  name: '2026-11-23-trade-known',
  up: `
    INSERT OR REPLACE INTO settings (key, value)
      SELECT 'trade_known', 'real' WHERE EXISTS (SELECT 1 FROM bills) OR EXISTS (SELECT 1 FROM vouchers);
  `,
}
