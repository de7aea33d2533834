import type { Words } from '../i18n/locale.ts'

/** What is charged for the cup or bottle of a product, in cents. */
type WithDeposit = {
  id: string
  name: Words
  deleted: boolean
  order: number
  depositCents?: number | undefined
}

/** A product whose cups or bottles come back. */
export type DepositOffer = { id: string; name: Words; depositCents: number }

/**
 * The products whose cups and bottles come back, in selling order. One that is sold no more still has some out; one that
 * was deleted, or has no deposit by now, has none.
 */
export function depositKinds(products: readonly WithDeposit[]): DepositOffer[] {
  return products
    .toSorted((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
    .flatMap(({ id, name, deleted, depositCents = 0 }) =>
      deleted || !depositCents ? [] : [{ id, name, depositCents }],
    )
}

/** What cups and bottles come to, in cents, as till and box compute it. */
export const depositsSum = (
  kinds: readonly { productId: string; pieces: number }[],
  offered: readonly DepositOffer[],
): number =>
  kinds.reduce((sum, { productId, pieces }) => {
    const offer = offered.find(({ id }) => id === productId)
    return sum + pieces * (offer?.depositCents ?? 0)
  }, 0)
