import * as z from 'zod'
import { namedWords } from '../i18n/words.ts'

const productId = z.string().min(1).max(100)

/** A thing that a combination gives: one of these products, which the guest chooses. */
export const componentFields = z.object({
  /** What is chosen, such as “Drink”. */
  name: namedWords,
  productIds: z.array(productId).min(1).max(30),
})
export type Component = z.infer<typeof componentFields>

/** A combination gives so many things at most. */
export const mostComponents = 6

/** What one piece of a product takes out of the store. */
export const ingredientFields = z.object({ productId, quantity: z.int().min(1).max(10_000) })
export type Ingredient = z.infer<typeof ingredientFields>

/** A product takes so many others out of the store at most. */
export const mostIngredients = 20

type Made = {
  components?: readonly Component[] | undefined
  ingredients?: readonly Ingredient[] | undefined
}
type Single = Made & {
  id: string
  cents: number
  deleted: boolean
  archived?: boolean | undefined
  status?: 'available' | 'paused' | 'part' | undefined
}

/** Whether it is made of other products, each on a line of its own with its own VAT. */
export const isCombination = ({ components }: Made): boolean => Boolean(components?.length)

/** Whether pieces of it lie in the store: neither a combination nor what is made of other things. */
export const isStored = ({ components, ingredients }: Made): boolean =>
  !components?.length && !ingredients?.length

/** Whether a combination may give it: it is there, whether or not it is sold by itself, and is no combination. */
export function isAvailable(product: Single): boolean {
  const { deleted, archived, status } = product
  return !deleted && !archived && status !== 'paused' && !isCombination(product)
}

/** The products that a combination gives now for each of its things, in its own order. */
export function choicesOf<P extends Single>(
  combination: Made,
  productOf: (id: string) => P | undefined,
): P[][] {
  return (combination.components ?? []).map(({ productIds }) =>
    productIds.flatMap(id => {
      const product = productOf(id)
      return product && isAvailable(product) ? [product] : []
    }),
  )
}

/**
 * What a guest gets for a combination.
 *
 * @param chosen a product for each of its things, by their ids, in their order
 * @returns null where that is not what it gives now: one is missing, too many, or no longer there
 */
export function chosenOf<P extends Single>(
  combination: Made,
  chosen: readonly string[],
  productOf: (id: string) => P | undefined,
): P[] | null {
  const choices = choicesOf(combination, productOf)
  if (!choices.length || chosen.length !== choices.length) return null
  const products = choices.map((offered, at) => offered.find(({ id }) => id === chosen[at]))
  return products.every(product => product !== undefined) ? products : null
}

/**
 * A combination's price, shared by what it gives as that costs by itself, so that each bears its own VAT. What does not
 * divide is added to the dearest first, a cent each; where all of it costs nothing by itself, the shares are equal.
 *
 * @param cents what the combination costs
 * @param single what each thing costs by itself, in cents
 * @returns cents of each, in the same order; their sum is `cents`
 */
export function sharesOf(cents: number, single: readonly number[]): number[] {
  const whole = single.reduce((sum, each) => sum + each, 0)
  const weights = whole ? single : single.map(() => 1)
  const sum = whole || single.length
  const shares = weights.map(weight => Math.floor((cents * weight) / sum))
  let left = cents - shares.reduce((all, share) => all + share, 0)
  const dearest = weights.map((_, at) => at).toSorted((a, b) => weights[b]! - weights[a]!)
  for (const at of dearest) {
    if (left <= 0) break
    shares[at]! += 1
    left -= 1
  }
  return shares
}

/**
 * What so many pieces of a product take out of the store instead of themselves; undefined where that is the product.
 * An ingredient that is listed twice is taken once, with both quantities.
 */
export function takenFor({ ingredients }: Made, pieces: number): Ingredient[] | undefined {
  if (!ingredients?.length) return undefined
  const taken = new Map<string, number>()
  for (const { productId, quantity } of ingredients)
    taken.set(productId, (taken.get(productId) ?? 0) + quantity * pieces)
  return [...taken].map(([productId, quantity]) => ({ productId, quantity }))
}
