/** Which prices a basket was shown when its seats were held, and those prices while any basket is shown them. */
export const migration20261124KeptPrices = {
  name: '2026-11-24-kept-prices',
  up: `
    CREATE TABLE kept_prices (
      hold_id TEXT NOT NULL,
      visitor TEXT NOT NULL,
      held_for TEXT NOT NULL,
      list TEXT NOT NULL,
      until_ms INTEGER NOT NULL,
      PRIMARY KEY (hold_id, visitor)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX kept_prices_by_until ON kept_prices (until_ms);
    CREATE TABLE price_lists (id TEXT PRIMARY KEY, content TEXT NOT NULL, until_ms INTEGER NOT NULL) STRICT;
  `,
}
