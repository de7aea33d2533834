import { defineEntity } from '../catalogue/entity.ts'
import { cinemaFields } from './cinema.ts'
import { wrongWithPrinters } from './printer-entry.ts'

export const cinema = defineEntity({
  kind: 'cinema',
  fields: cinemaFields,
  essentials: ['name', 'timezone'],
  scope: 'cinema',
  name: ({ name }) => name,
  edit: {
    path: 'cinemas',
    permission: 'manage_settings',
    fresh: { country: 'LU', timezone: 'Europe/Luxembourg' },
    unique: ['name'],
    listedFor: 'staff',
    inputs: { country: 'country', timezone: 'timezone' },
    refuses: ['printer_twice', 'printer_address'],
    misfit({ printers }) {
      const code = wrongWithPrinters(printers)
      return code && { code, details: {}, field: 'printers' }
    },
  },
  rows: { shows: 'schedules.cinema_id', boxes: 'boxes.cinema_id' },
  tells: ['programme.changed'],
})
