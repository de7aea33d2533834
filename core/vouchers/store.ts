import { sql, type SqlBool } from 'kysely'
import { prepared, type Builder } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { Words } from '../i18n/locale.ts'
import type { AboveLimit } from './ticket-limit.ts'
import { firstTurn, type Turn, type TurnChangeRow, type TurnOwner } from './turn.ts'

export type VoucherRow = {
  /** The code as printed, without its dashes. */
  id: string
  requestId: string
  voucherTypeId: string
  type: 'giftcard' | 'subscription'
  title: Words
  turns: number
  turnCents: number
  /** What it was issued with for snacks and drinks; what is left is in `refreshment-store.ts`. */
  refreshmentCents: number
  pauseMinutes: number
  /** What a ticket may cost for a turn to pay for it, as `limitOfType` reads it. */
  ticketMaxCents: number | null
  ticketAbove: AboveLimit | null
  owner: TurnOwner
  validFrom: string
  /** With what it was extended by since. */
  validUntil: string | null
  cinemaId: string | null
  billId: string | null
  /** Another system sold it. */
  takenOver: boolean
  issuedAt: string
  privateDigest: string | null
  cancelled: boolean
  /** The return that cancelled it, which may itself be lost here; null where none did. */
  cancelledBy: string | null
  /** What was left of it is on another card. */
  moved: boolean
}

/** An extension never makes it shorter, and one without an end keeps having none. */
const goodUntil = sql<string | null>`max(v.valid_until, coalesce(e.valid_until, v.valid_until))`

const vouchers = (q: Builder) =>
  q
    .selectFrom('vouchers as v')
    .leftJoin('voucher_cancellations as c', 'c.voucher_id', 'v.id')
    .leftJoin('voucher_extensions as e', 'e.voucher_id', 'v.id')
    .select([
      'v.id',
      'v.request_id as requestId',
      'v.voucher_type_id as voucherTypeId',
      'v.type',
      'v.title',
      'v.turns',
      'v.turn_cents as turnCents',
      'v.refreshment_cents as refreshmentCents',
      'v.pause_minutes as pauseMinutes',
      'v.ticket_max_cents as ticketMaxCents',
      'v.ticket_above as ticketAbove',
      'v.owner',
      'v.valid_from as validFrom',
      'v.cinema_id as cinemaId',
      'v.bill_id as billId',
      'v.taken_over as takenOver',
      'v.issued_at as issuedAt',
      'v.private_digest as privateDigest',
      'c.return_id as cancelledBy',
    ])
    .select(goodUntil.as('validUntil'))
    .select(({ eb }) => [eb('c.at', 'is not', null).as('cancelled'), eb('c.moved', '=', 1).as('moved')])

const oneVoucher = prepared((q, given: { id: string }) => vouchers(q).where('v.id', '=', given.id))
const vouchersRequested = prepared((q, given: { requestId: string }) =>
  vouchers(q).where('v.request_id', '=', given.requestId).orderBy('v.id'),
)
const vouchersOfRequests = prepared((q, given: { from: string; before: string; limit: number }) =>
  vouchers(q)
    .where('v.request_id', '>=', given.from)
    .where('v.request_id', '<', given.before)
    .orderBy('v.request_id')
    .orderBy('v.id')
    .limit(given.limit),
)
const vouchersSold = prepared((q, given: { billId: string }) =>
  vouchers(q).where('v.bill_id', '=', given.billId).orderBy('v.request_id').orderBy('v.id'),
)
const pageOfVouchers = prepared((q, given: { issuedAt: string; id: string; limit: number }) =>
  vouchers(q)
    .where(({ or, and, eb }) =>
      or([
        eb('v.issued_at', '<', given.issuedAt),
        and([eb('v.issued_at', '=', given.issuedAt), eb('v.id', '>', given.id)]),
      ]),
    )
    .orderBy('v.issued_at', 'desc')
    .orderBy('v.id')
    .limit(given.limit),
)

const turnsOfVoucher = prepared((q, given: { voucherId: string }) =>
  q
    .selectFrom('turn_tokens')
    .select(['turn', 'version', 'owner', 'state', 'bill_id as billId'])
    .where('voucher_id', '=', given.voucherId)
    .orderBy('turn'),
)
const turnsByBill = prepared((q, given: { billId: string }) =>
  q
    .selectFrom('turn_tokens')
    .select([
      'voucher_id as voucherId',
      'turn',
      'version',
      'owner',
      'state',
      'bill_id as billId',
      'ticket_id as ticketId',
    ])
    .where('bill_id', '=', given.billId)
    .orderBy('voucher_id')
    .orderBy('turn'),
)
const oneTurnUsed = prepared((q, given: { billId: string }) =>
  q.selectFrom('turn_changes').select('turn').where('bill_id', '=', given.billId).limit(1),
)
const usableVouchers = prepared((q, given: { owner: TurnOwner; day: string }) =>
  q
    .selectFrom(
      q
        .selectFrom('vouchers as v')
        .leftJoin('turn_tokens as t', 't.voucher_id', 'v.id')
        .leftJoin('voucher_extensions as e', 'e.voucher_id', 'v.id')
        .select('v.id as voucherId')
        .select(
          sql<number>`iif(v.owner = ${given.owner}, v.turns - count(t.turn), 0)
            + count(case when t.owner = ${given.owner} and t.state = 'free' then 1 end)`.as('free'),
        )
        .where(({ or, eb }) => or([eb('v.valid_until', 'is', null), eb(goodUntil, '>=', given.day)]))
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('voucher_cancellations as c')
                .select('c.voucher_id')
                .whereRef('c.voucher_id', '=', 'v.id'),
            ),
          ),
        )
        .groupBy('v.id')
        .as('usable'),
    )
    .selectAll()
    .where('free', '>', 0)
    .orderBy('voucherId'),
)
const turnChanges = prepared((q, given: { voucherId: string }) =>
  q
    .selectFrom('turn_changes')
    .select(['turn', 'version', 'at', 'owner', 'state', 'bill_id as billId', 'cinema_id as cinemaId'])
    .where('voucher_id', '=', given.voucherId)
    .orderBy('at', 'desc')
    .orderBy('turn', 'desc')
    .orderBy('version', 'desc')
    .orderBy('fact')
    .limit(500),
)
const lastUse = prepared((q, given: { voucherId: string; billId: string }) =>
  q
    .selectFrom('turn_tokens as t')
    .innerJoin('turn_changes as c', join =>
      join
        .onRef('c.voucher_id', '=', 't.voucher_id')
        .onRef('c.turn', '=', 't.turn')
        .onRef('c.version', '=', 't.version'),
    )
    .select(({ fn }) => fn.max<string | null>('c.at').as('at'))
    .where('t.voucher_id', '=', given.voucherId)
    .where('t.state', '=', 'spent')
    .where('t.bill_id', '<>', given.billId),
)

function toVoucher({
  title,
  cancelled,
  moved,
  takenOver,
  ...row
}: Omit<VoucherRow, 'title' | 'cancelled' | 'moved' | 'takenOver'> & {
  title: string
  cancelled: SqlBool
  moved: SqlBool | null
  takenOver: number
}): VoucherRow {
  return {
    ...row,
    title: JSON.parse(title) as Words,
    cancelled: cancelled === 1,
    moved: moved === 1,
    takenOver: takenOver === 1,
  }
}

/** A voucher by its code, or undefined. */
export function voucherById(db: Db, id: string): VoucherRow | undefined {
  const row = oneVoucher.first(db, { id })
  return row === undefined ? undefined : toVoucher(row)
}

/** The vouchers of requests from one to another, which is not included, in their order. */
export function vouchersRequestedIn(
  db: Db,
  requests: { from: string; before: string },
  limit: number,
): VoucherRow[] {
  return vouchersOfRequests.all(db, { ...requests, limit }).map(toVoucher)
}

/** The voucher that was issued for a request, or undefined. */
export function voucherByRequest(db: Db, requestId: string): VoucherRow | undefined {
  const row = vouchersRequested.first(db, { requestId })
  return row === undefined ? undefined : toVoucher(row)
}

/**
 * The request that a sale's voucher is issued for: another one where a return has ended what was issued for this one, and
 * both were lost with the sale, which is made anew. What is left of a card that was exchanged is on the new one.
 */
export function requestInForce(db: Db, requestId: string): string {
  const made = voucherByRequest(db, requestId)
  return made?.cancelled && !made.moved ? requestInForce(db, `${requestId}-anew`) : requestId
}

/** Vouchers that were sold with a bill, in the order of their requests. */
export function vouchersOfBill(db: Db, billId: string): VoucherRow[] {
  return vouchersSold.all(db, { billId }).map(toVoucher)
}

/** One page of vouchers, newest first. `before` is `<issuedAt>|<id>` of the last one seen. */
export function vouchersPage(db: Db, before: string | undefined, limit: number): VoucherRow[] {
  const [issuedAt = '9999', id = ''] = before?.split('|') ?? []
  return pageOfVouchers.all(db, { issuedAt, id, limit }).map(toVoucher)
}

/** Every turn of a voucher as this node knows it, by its number. */
export function turnsOf(db: Db, voucher: Pick<VoucherRow, 'id' | 'turns' | 'owner'>): Map<number, Turn> {
  const turns = new Map<number, Turn>()
  for (let turn = 1; turn <= voucher.turns; turn++) turns.set(turn, firstTurn(voucher.owner))
  for (const { turn, ...token } of turnsOfVoucher.all(db, { voucherId: voucher.id }))
    if (turns.has(turn)) turns.set(turn, token)
  return turns
}

/** Turns that a purchase keeps or has spent, as this node knows them. */
export function turnsOfBill(db: Db, billId: string): TurnOfBill[] {
  return turnsByBill.all(db, { billId })
}

/** Whether a purchase ever used turns, also when they were given back since. */
export function turnsWereUsed(db: Db, billId: string): boolean {
  return oneTurnUsed.first(db, { billId }) !== undefined
}

/** Vouchers that can still be used on a business day and have free turns of an owner, with how many. */
export function vouchersWithFreeTurns(
  db: Db,
  owner: TurnOwner,
  day: string,
): { voucherId: string; free: number }[] {
  return usableVouchers.all(db, { owner, day })
}

export type TurnOfBill = Turn & { voucherId: string; turn: number; ticketId: string | null }

/** Everything that happened to a voucher's turns, newest first. */
export function changesOfTurns(db: Db, voucherId: string): TurnChangeRow[] {
  return turnChanges.all(db, { voucherId })
}

/** When a voucher was last used for a purchase that stands, other than this one. ISO, UTC. */
export function lastUseOf(db: Db, voucherId: string, otherThanBill: string): string | undefined {
  return lastUse.first(db, { voucherId, billId: otherThanBill })?.at ?? undefined
}
