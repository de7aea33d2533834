/** The price list one show has; null for the usual prices. */
export const migration20261126ShowPriceLists = {
  name: '2026-11-26-show-price-lists',
  up: `ALTER TABLE schedules ADD COLUMN price_list_id TEXT;
    CREATE INDEX schedules_by_price_list ON schedules (price_list_id) WHERE price_list_id IS NOT NULL;`,
}
