import { sql, type NotNull } from 'kysely'
import { only, prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { Tables } from '../database/tables.ts'
import type { RefreshmentChange } from '../database/voucher-tables.ts'
import type { Apply } from '../journal/apply.ts'
import { factName, type Fact } from '../journal/fact.ts'
import type {
  RefreshmentsReturned,
  RefreshmentsSpent,
  RefreshmentsTransferred,
  TopUpRefunded,
  VoucherExtended,
  VoucherToppedUp,
} from './facts.ts'
import { noteCardRest } from './card-rest-store.ts'
import { noteOverdrawn } from './overdrawn-store.ts'
import type { TurnOwner } from './turn.ts'

const addToPart = prepared((q, given: Tables['refreshment_parts']) =>
  q
    .insertInto('refreshment_parts')
    .values(only(given, 'voucher_id', 'owner', 'cents', 'version'))
    .onConflict(conflict =>
      conflict.columns(['voucher_id', 'owner']).doUpdateSet({
        cents: sql<number>`refreshment_parts.cents + excluded.cents`,
        version: sql<number>`max(refreshment_parts.version, excluded.version)`,
      }),
    ),
)
const remember = prepared((q, given: Tables['refreshment_changes']) =>
  q
    .insertInto('refreshment_changes')
    .orIgnore()
    .values(
      only(
        given,
        'voucher_id',
        'owner',
        'version',
        'fact',
        'at',
        'what',
        'cents',
        'receiver',
        'cinema_id',
        'payment_id',
        'return_id',
      ),
    ),
)
const authors = prepared((q, given: { voucherId: string; owner: TurnOwner; version: number }) =>
  q
    .selectFrom('refreshment_changes')
    .select('fact')
    .where('voucher_id', '=', given.voucherId)
    .where('owner', '=', given.owner)
    .where('version', '=', given.version),
)
const putConflict = prepared((q, given: Tables['refreshment_conflicts']) =>
  q
    .insertInto('refreshment_conflicts')
    .orIgnore()
    .values(only(given, 'voucher_id', 'owner', 'version', 'fact')),
)
const putExtension = prepared((q, given: Tables['voucher_extensions']) =>
  q
    .insertInto('voucher_extensions')
    .values(only(given, 'voucher_id', 'valid_until'))
    .onConflict(conflict =>
      conflict
        .column('voucher_id')
        .doUpdateSet({ valid_until: sql<string>`max(voucher_extensions.valid_until, excluded.valid_until)` }),
    ),
)
const changesOfVoucher = prepared((q, given: { voucherId: string }) =>
  q
    .selectFrom('refreshment_changes as c')
    .leftJoin('payments as p', 'p.id', 'c.payment_id')
    .leftJoin('bills as b', 'b.id', 'p.bill_id')
    .select(['c.at', 'c.what', 'c.cents', 'c.owner', 'c.receiver', 'c.cinema_id as cinemaId'])
    .select('b.number as billNumber')
    .where('c.voucher_id', '=', given.voucherId)
    .orderBy('c.at', 'desc')
    .orderBy('c.version', 'desc')
    .orderBy('c.fact')
    .limit(500),
)
const usesOfPayment = prepared((q, given: { paymentId: string }) =>
  q
    .selectFrom('refreshment_changes')
    .select(['what', 'cents', 'return_id as returnId'])
    .where('payment_id', '=', given.paymentId)
    .where('payment_id', 'is not', null)
    .$narrowType<{ payment_id: NotNull }>(),
)
const requested = prepared((q, given: { voucherId: string; requestId: string; what: RefreshmentChange }) =>
  q
    .selectFrom('refreshment_changes')
    .select('version')
    .where('voucher_id', '=', given.voucherId)
    .where('return_id', '=', given.requestId)
    .where('what', '=', given.what)
    .limit(1),
)

const timesOf = prepared((q, given: { voucherId: string; requestId: string }) =>
  q
    .selectFrom('refreshment_changes')
    .select(({ fn }) => ['what', fn.countAll<number>().as('times')])
    .where('voucher_id', '=', given.voucherId)
    .where('return_id', '=', given.requestId)
    .groupBy('what'),
)

export type RefreshmentRow = {
  at: string
  what: RefreshmentChange
  cents: number
  owner: TurnOwner
  receiver: TurnOwner | null
  cinemaId: string | null
  billNumber: string | null
}

/** Everything that happened to a voucher's refreshment value, newest first. */
export function changesOfRefreshments(db: Db, voucherId: string): RefreshmentRow[] {
  return changesOfVoucher.all(db, { voucherId })
}

/** Of these payments, those whose spending is known here. */
export function paymentsSpent(db: Db, paymentIds: readonly string[]): Set<string> {
  return new Set(
    paymentIds.filter(paymentId => usesOfPayment.all(db, { paymentId }).some(({ what }) => what === 'spent')),
  )
}

/** Of these payments, those that a return has given back already. */
export function paymentsReturned(db: Db, returnId: string, paymentIds: readonly string[]): Set<string> {
  return new Set(
    paymentIds.filter(paymentId =>
      usesOfPayment.all(db, { paymentId }).some(use => use.what === 'returned' && use.returnId === returnId),
    ),
  )
}

/**
 * What each of these payments took of a voucher and no other return than this one gave back, in cents, or no return at
 * all; one whose spending is not known here is left out. Of two histories the chosen one may hold what a return gave back, and not the return.
 */
export function valueStillPaid(
  db: Db,
  returnId: string | null,
  paymentIds: readonly string[],
): Map<string, number> {
  return new Map(
    paymentIds.flatMap(paymentId => {
      const uses = usesOfPayment.all(db, { paymentId })
      if (!uses.some(({ what }) => what === 'spent')) return []
      const sum = (some: typeof uses) => some.reduce((all, { cents }) => all + cents, 0)
      // More than once where the sale was lost with its return, and made anew.
      const spent = sum(uses.filter(({ what }) => what === 'spent'))
      const back = sum(uses.filter(use => use.what === 'returned' && use.returnId !== returnId))
      return [[paymentId, spent - back] as const]
    }),
  )
}

/**
 * How often a top-up is known to have been put on its card, and taken off again. Both are one for a top-up that went back;
 * one whose sale and return were lost in another stream, and that is sold anew, is put on once more.
 */
export function timesToppedUp(db: Db, voucherId: string, topUpId: string): { on: number; off: number } {
  const rows = timesOf.all(db, { voucherId, requestId: topUpId })
  const times = (what: RefreshmentChange) => rows.find(row => row.what === what)?.times ?? 0
  return { on: times('topped_up'), off: times('refunded') }
}

/** Whether a top-up was written already. */
export function wasToppedUp(db: Db, voucherId: string, requestId: string): boolean {
  return requested.first(db, { voucherId, requestId, what: 'topped_up' }) !== undefined
}

/** The latest day stands. */
export const applyVoucherExtended: Apply<VoucherExtended> = ({ db }, { body }) => {
  putExtension.run(db, { voucher_id: body.voucherId, valid_until: body.validUntil })
}

export const applyVoucherToppedUp: Apply<VoucherToppedUp> = ({ db }, fact) => {
  const { cents, cinemaId, requestId } = fact.body
  change(db, fact, fact.body, { what: 'topped_up', by: cents, cinemaId, returnId: requestId })
}

export const applyTopUpRefunded: Apply<TopUpRefunded> = ({ db }, fact) => {
  const { cents, cinemaId, topUpId } = fact.body
  change(db, fact, fact.body, { what: 'refunded', by: -cents, cinemaId, returnId: topUpId })
}

export const applyRefreshmentsTransferred: Apply<RefreshmentsTransferred> = ({ db }, fact) => {
  const { voucherId, to, cents } = fact.body
  change(db, fact, fact.body, { what: 'transferred', by: -cents, receiver: to })
  // What comes in is no change of the receiver's own: its version stays.
  addToPart.run(db, { voucher_id: voucherId, owner: to, cents, version: 0 })
  noteOverdrawn(db, voucherId)
  noteCardRest(db, voucherId)
}

export const applyRefreshmentsSpent: Apply<RefreshmentsSpent> = ({ db }, fact) => {
  const { owner, cinemaId, spent } = fact.body
  for (const use of spent)
    change(db, fact, { ...use, owner }, { what: 'spent', by: -use.cents, cinemaId, paymentId: use.paymentId })
}

export const applyRefreshmentsReturned: Apply<RefreshmentsReturned> = ({ db }, fact) => {
  const { owner, cinemaId, returnId, returned } = fact.body
  for (const use of returned) {
    const { cents, paymentId } = use
    change(db, fact, { ...use, owner }, { what: 'returned', by: cents, cinemaId, paymentId, returnId })
  }
}

type Changed = { voucherId: string; owner: TurnOwner; version: number; cents: number }
type How = {
  what: RefreshmentChange
  /** What the holder's part grows by, in cents. */
  by: number
  receiver?: TurnOwner
  cinemaId?: string | null
  paymentId?: string
  /** Of a top-up its request, and of its refund the top-up. */
  returnId?: string
}

/** Adds to a part: the sum is the same in any order of arrival. Two facts with one version both count, and are kept. */
function change(db: Db, from: Fact, { voucherId, owner, version, cents }: Changed, how: How) {
  addToPart.run(db, { voucher_id: voucherId, owner, cents: how.by, version })
  remember.run(db, {
    voucher_id: voucherId,
    owner,
    version,
    fact: factName(from),
    at: from.at,
    what: how.what,
    cents,
    receiver: how.receiver ?? null,
    cinema_id: how.cinemaId ?? null,
    payment_id: how.paymentId ?? null,
    return_id: how.returnId ?? null,
  })
  noteOverdrawn(db, voucherId)
  noteCardRest(db, voucherId)
  const facts = authors.all(db, { voucherId, owner, version })
  if (facts.length < 2) return
  for (const { fact } of facts) putConflict.run(db, { voucher_id: voucherId, owner, version, fact })
}
