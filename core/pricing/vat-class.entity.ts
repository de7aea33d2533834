import * as z from 'zod'
import { defineEntity } from '../catalogue/entity.ts'

/** Rates of one VAT class over time; `basisPoints` 300 is 3 %. `from` is the first day, YYYY-MM-DD. */
const vatClassFields = z.object({
  rates: z.array(z.object({ from: z.iso.date(), basisPoints: z.int().min(0).max(10_000) })).min(1),
})
export type VatClassFields = z.infer<typeof vatClassFields>

/** Rates are set by law and rarely change; they have no form yet. */
export const vatClass = defineEntity({
  kind: 'vat_class',
  fields: vatClassFields,
  essentials: ['rates'],
  scope: 'exhibitor',
  name: () => '',
  tells: [],
})
