import type { Db } from '../database/sql.ts'
import { partsOf, readFact, type SealedFact, type Scope } from '../journal/fact.ts'
import type { Tx } from '../journal/node.ts'
import { ghostsOf } from '../journal/storage/epoch-store.ts'
import type { SaleMade } from '../sales/facts.ts'
import { billById } from '../sales/store.ts'
import { takeBackBill } from './take-back.ts'

/**
 * Register sales of a cinema that were kept aside and whose bill is not known. One of which something was given back
 * or exchanged, also aside, is left to a person: as it was it must not come back.
 */
export function salesAside(db: Db, scope: Scope): SealedFact[] {
  const ghosts = ghostsOf(db).filter(({ origin }) => partsOf(origin).scope === scope)
  const facts = ghosts.map(ghost => ({ ghost, fact: readFact(ghost.bytes) }))
  const billOf = (body: unknown) => (body as { billId?: string }).billId ?? ''
  const changed = new Set(
    facts.filter(({ fact }) => /^(refund|exchange)\./.test(fact.type)).map(({ fact }) => billOf(fact.body)),
  )
  return facts
    .filter(({ fact: { type, body } }) => {
      const isSale = type === 'sale.made' || type === 'sale.witnessed'
      return isSale && !changed.has(billOf(body)) && !billById(db, billOf(body))
    })
    .map(({ ghost: { bytes, hash } }) => ({ bytes, hash }))
}

/** A box takes back what was kept aside of its cinema's sales; told twice, also by a register, each is taken once. */
export function takeBackAside(tx: Tx): void {
  for (const { bytes } of salesAside(tx.db, `cinema:${tx.identity.cinemaId ?? ''}`)) {
    const { origin, seq, body } = readFact(bytes)
    takeBackBill(tx, { origin, seq, sale: body as SaleMade, returns: [] })
  }
}
