import * as z from 'zod'
import { namedWords } from '../i18n/words.ts'
import type { Words } from '../i18n/locale.ts'
import type { Product } from './price-rate.ts'

/** The colours of groups, by which a cashier finds them. */
export const groupColors = ['amber', 'blue', 'red', 'pink', 'green', 'violet', 'teal', 'grey'] as const
export type GroupColor = (typeof groupColors)[number]

export const productGroupFields = z.object({
  name: namedWords,
  color: z.enum(groupColors),
  /** Smaller comes first. */
  order: z.int().min(0).max(1000),
  /** The bar hears on a slip what is sold of it; not when left out. */
  barSlip: z.boolean().optional(),
  deleted: z.boolean(),
})
export type ProductGroupFields = z.infer<typeof productGroupFields>

/**
 * The five kinds of products, which are their groups as long as nobody has made others; screens have their names. Own
 * groups may stand before, between and after them.
 */
const kinds: readonly { id: Product['category']; color: GroupColor; order: number }[] = [
  { id: 'popcorn', color: 'amber', order: 100 },
  { id: 'drinks', color: 'blue', order: 200 },
  { id: 'snacks', color: 'red', order: 300 },
  { id: 'sweets', color: 'pink', order: 400 },
  { id: 'bar', color: 'green', order: 500 },
]

/** A group as screens show it; `name` is null for one of the five kinds. */
export const shownGroup = z.object({
  id: z.string(),
  name: namedWords.nullable(),
  color: z.enum(groupColors),
  /** What is sold of it is prepared at the bar, and its guest called by a number. */
  barSlip: z.boolean().optional(),
})
export type ShownGroup = { id: string; name: Words | null; color: GroupColor; barSlip?: boolean | undefined }

type Grouped = Pick<Product, 'category' | 'groupId'>
type Group = ProductGroupFields & { id: string }

/** The group a product is in: its own where there is one, else its kind. */
export function groupOf({ groupId, category }: Grouped, groups: readonly { id: string }[]): string {
  return groupId && groups.some(({ id }) => id === groupId) ? groupId : category
}

/**
 * The groups of products in the order they are shown: the exhibitor's own, and those kinds that some product is still in.
 * Where nobody has made a group all five kinds are shown.
 *
 * @param products those that are offered
 * @param slipKinds the kinds of which the bar gets a slip
 */
export function shownGroups(
  groups: readonly Group[],
  products: readonly Grouped[],
  slipKinds: readonly Product['category'][] = [],
): ShownGroup[] {
  const own = groups.filter(({ deleted }) => !deleted)
  const inUse = new Set(products.map(product => groupOf(product, own)))
  const left = kinds
    .filter(({ id }) => !own.length || inUse.has(id))
    .map(kind => ({
      ...kind,
      name: null,
      barSlip: slipKinds.includes(kind.id),
    }))
  return [...own, ...left]
    .toSorted((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
    .map(({ id, name, color, barSlip }) => ({ id, name, color, ...(barSlip ? { barSlip } : {}) }))
}

/**
 * Whether the bar prepares a product: its own group says so, or of one without a group the setting for its kind.
 *
 * @param slipKinds the kinds of which the bar gets a slip
 */
export function isPrepared(
  product: Grouped,
  groups: readonly Pick<Group, 'id' | 'barSlip' | 'deleted'>[],
  slipKinds: readonly Product['category'][],
): boolean {
  const own = groups.filter(({ deleted }) => !deleted)
  const id = groupOf(product, own)
  return own.find(group => group.id === id)?.barSlip ?? slipKinds.some(kind => kind === id)
}
