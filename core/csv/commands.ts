import type { SignedIn } from '../api/mount.ts'
import type { Tx } from '../journal/node.ts'
import { comesRight } from '../api/answer-code.ts'
import { Refusal } from '../refusal.ts'
import type { Cells, ImportKind } from './columns.ts'
import { takeMovie } from './movie-commands.ts'
import { takePerson } from './people-commands.ts'
import { takeProduct } from './product-commands.ts'
import type { Taken } from './put-commands.ts'
import { takeShow } from './show-commands.ts'
import { takeVoucher } from './voucher-commands.ts'

const takers: Readonly<Record<ImportKind, (tx: Tx, cells: Cells, by: SignedIn) => Taken>> = {
  people: takePerson,
  products: takeProduct,
  vouchers: takeVoucher,
  movies: takeMovie,
  shows: takeShow,
}

export type RowDone = { row: number } & (Taken | { outcome: 'wrong'; refused: Refusal })

/** Leaves a transaction with what its rows would have done: nothing of it is written. */
export class OnlyLooked extends Error {
  readonly done: readonly RowDone[]
  constructor(done: readonly RowDone[]) {
    super('only looked')
    this.done = done
  }
}

/**
 * Takes rows by the commands that forms use, in one transaction; a wrong one writes nothing and the others go on. Throws
 * `OnlyLooked` when nothing is to be written. Refuses all of them with what is no row's
 * fault, as while the node recovers, and `takeover_in_training` for vouchers.
 *
 * @param write `none`: only to look; `all`: only when every row is good; `good`: those that are
 */
export function takeRows(
  tx: Tx,
  kind: ImportKind,
  rows: readonly { row: number; cells: Cells }[],
  by: SignedIn,
  write: 'none' | 'all' | 'good',
): readonly RowDone[] {
  // What is issued in training is gone when the books are opened.
  if (kind === 'vouchers' && tx.training) throw new Refusal('takeover_in_training')
  const done = rows.map(({ row, cells }): RowDone => {
    try {
      return { row, ...takers[kind](tx, cells, by) }
    } catch (cause) {
      if (!(cause instanceof Refusal) || comesRight(cause.code)) throw cause
      return { row, outcome: 'wrong', refused: cause }
    }
  })
  const isWrong = done.some(({ outcome }) => outcome === 'wrong')
  if (write === 'none' || (write === 'all' && isWrong)) throw new OnlyLooked(done)
  return done
}
