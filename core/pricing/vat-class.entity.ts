import * as z from 'zod'
import { defineEntity } from '../catalogue/entity.ts'
import type { Words } from '../i18n/locale.ts'
import { vatClasses, type VatClass } from './price-rate.ts'

/** Rates of one VAT class over time; `basisPoints` 300 is 3 %. `from` is the first day, YYYY-MM-DD. */
const vatClassFields = z.object({
  rates: z
    .array(
      z.object({
        from: z.iso.date(),
        basisPoints: z.int().min(0).max(10_000),
        /** Of what guests take away, where the law has another rate for that; the same when left out. */
        takenAwayBasisPoints: z.int().min(0).max(10_000).nullable().optional(),
        /** The only cinema it holds in; those without rates of their own when left out. */
        cinemaId: z.string().max(200).nullable().optional(),
      }),
    )
    .min(1)
    .max(200),
})
export type VatClassFields = z.infer<typeof vatClassFields>

const names: Record<VatClass, Words> = {
  admission: { en: 'Admission', de: 'Eintritt', fr: 'Entrée', nl: 'Toegang' },
  food: { en: 'Food', de: 'Speisen', fr: 'Nourriture', nl: 'Eten' },
  drink: { en: 'Soft drinks', de: 'Getränke', fr: 'Boissons', nl: 'Frisdrank' },
  alcohol: { en: 'Alcohol', de: 'Alkohol', fr: 'Alcool', nl: 'Alcohol' },
}

/** The classes are fixed, since products name them; their rates are the law's. */
export const vatClass = defineEntity({
  kind: 'vat_class',
  fields: vatClassFields,
  essentials: ['rates'],
  scope: 'exhibitor',
  name: ({ id }) => names[id as VatClass] ?? id,
  edit: {
    path: 'vat-classes',
    permission: 'manage_prices',
    fresh: {},
    ids: vatClasses,
    refuses: ['vat_day_twice'],
    misfit: ({ rates }) =>
      new Set(rates.map(({ from, cinemaId }) => `${from} ${cinemaId ?? ''}`)).size === rates.length
        ? undefined
        : { code: 'vat_day_twice', details: {}, field: 'rates' },
  },
  refersTo: { 'rates.cinemaId': 'cinema' },
  tells: ['price.changed'],
})
