/** The printer of the device that ordered the paper; null leaves it to what each printer prints. */
export const migration20261123DevicePrinters = {
  name: '2026-11-23-device-printers',
  up: `
    ALTER TABLE print_orders ADD COLUMN printer_id TEXT;
  `,
}
