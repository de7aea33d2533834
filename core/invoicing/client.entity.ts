import * as z from 'zod'
import { defineEntity } from '../catalogue/entity.ts'
import { locales } from '../i18n/locale.ts'
import { isVatNumber } from './vat-number.ts'

/** Whom invoices go to; all cinemas of an exhibitor share them. */
export const clientFields = z.object({
  /** The company, or the person. */
  name: z.string().trim().min(1).max(120),
  /** Who there reads it. */
  contact: z.string().max(120),
  address: z.string().trim().min(1).max(200),
  zip: z.string().trim().min(1).max(20),
  city: z.string().trim().min(1).max(80),
  country: z.string().regex(/^[A-Z]{2}$/),
  vatNumber: z.string().trim().max(30),
  email: z.email().nullable(),
  /** The language of its invoices. */
  locale: z.enum(locales),
  /** Days until an invoice is to be paid. */
  termDays: z.int().min(0).max(365),
  note: z.string().max(500),
  archived: z.boolean(),
  deleted: z.boolean(),
})
export type ClientFields = z.infer<typeof clientFields>

export const client = defineEntity({
  kind: 'client',
  fields: clientFields,
  essentials: ['name', 'address', 'zip', 'city', 'country'],
  scope: 'exhibitor',
  name: ({ name }) => name,
  edit: {
    path: 'clients',
    permission: 'manage_invoices',
    fresh: {
      contact: '',
      vatNumber: '',
      email: null,
      locale: 'fr',
      termDays: 30,
      note: '',
      archived: false,
      deleted: false,
    },
    refuses: ['vat_number_wrong'],
    misfit: ({ vatNumber }) =>
      vatNumber && !isVatNumber(vatNumber)
        ? { code: 'vat_number_wrong', details: {}, field: 'vatNumber' }
        : undefined,
    inputs: { country: 'country', locale: 'language', note: 'long' },
    module: 'invoices',
    archives: true,
  },
  tells: ['programme.changed'],
})
