import { batchOf } from './batch.ts'
import { cardRests } from './card-rest-store.ts'
import type { SignedIn } from '../api/mount.ts'
import type { Tenant } from '../api/tenant.ts'
import type { Db } from '../database/sql.ts'
import { Refusal } from '../refusal.ts'
import type { Locale } from '../i18n/locale.ts'
import { refusalSentence } from '../i18n/refusals/sentence.ts'
import { privatePart } from '../journal/storage/private-store.ts'
import { billById } from '../billing/store.ts'
import type { DebtView, VoucherView } from './contract.ts'
import type { CardRestView, OverdrawnVoucher } from './debt-contract.ts'
import { leastPauseAt, today } from './load.ts'
import { overdrawnVouchers } from './overdrawn-store.ts'
import { refreshmentPartsOf } from './part-store.ts'
import { changesOfRefreshments } from './refreshment-store.ts'
import { heldOf, leftOf } from './refreshments.ts'
import { printedCode } from './code.ts'
import { changesOfTurns, lastUseOf, turnsOf, voucherById, type VoucherRow } from './store.ts'
import type { DebtRow } from './debt-store.ts'
import { limitOfType } from './ticket-limit.ts'
import { topUpBounds } from './top-up.ts'
import { cinemaOfOwner, turnOwnerOf, type TurnChangeRow, type TurnOwner } from './turn.ts'
import { requireUsable } from './usable.ts'

const overdrawnShown = 100
const restsShown = 100

/** Who a voucher is for, as its private part keeps it. */
type Held = { holderName?: string; reference?: string; email?: string }

/**
 * A voucher as lists and pages show it, as far as this node knows.
 *
 * @param by who reads it: the holder's mail is for who manages vouchers, and no till needs it
 */
export function voucherView(
  tenant: Tenant,
  row: VoucherRow,
  locale: Locale,
  by?: Pick<SignedIn, 'permissions'>,
): VoucherView {
  const { db, identity } = tenant.node
  const here = turnOwnerOf(identity)
  const held = privatePart<Held>(tenant.node, row.privateDigest)
  const free = [...turnsOf(db, row).values()].filter(turn => turn.state === 'free')
  const owners = [...new Set(free.map(turn => turn.owner))].sort()
  return {
    id: row.id,
    code: printedCode(row.id),
    voucherTypeId: row.voucherTypeId,
    type: row.type,
    title: row.title,
    holderName: held?.holderName ?? '',
    ...(by?.permissions.includes('manage_vouchers') ? { holderEmail: held?.email ?? '' } : {}),
    reference: held?.reference ?? '',
    batchId: batchOf(row.requestId),
    turns: row.turns,
    left: free.length,
    turnCents: row.turnCents,
    ticketLimit: limitOfType(row) ?? null,
    refreshments: refreshmentsOf(tenant, row),
    topUp: topUpOf(tenant, row),
    validFrom: row.validFrom,
    validUntil: row.validUntil,
    issuedAt: row.issuedAt,
    cancelled: row.cancelled,
    takenOver: row.takenOver,
    at: owners.map(owner => ({
      owner,
      cinemaName: cinemaName(tenant, owner),
      free: free.filter(turn => turn.owner === owner).length,
      here: owner === here,
    })),
    trouble: troubleOf(tenant, row, free.length, locale),
  }
}

/** A voucher's value for snacks and drinks, in cents. */
function refreshmentsOf(tenant: Tenant, voucher: VoucherRow) {
  const { db, identity } = tenant.node
  const known = { voucher, parts: refreshmentPartsOf(db, voucher) }
  const put = { topped_up: 1, refunded: -1, transferred: 0, spent: 0, returned: 0 }
  const changes = changesOfRefreshments(db, voucher.id)
  return {
    totalCents: changes.reduce((sum, { what, cents }) => sum + put[what] * cents, voucher.refreshmentCents),
    leftCents: leftOf(known),
    hereCents: heldOf(known, turnOwnerOf(identity)).cents,
    usable: leftOf(known) > 0 && isUsable(tenant, voucher),
  }
}

/** What a register may put on it: nothing on one that cannot be used today. */
function topUpOf(tenant: Tenant, voucher: VoucherRow): { step: number; max: number } | null {
  const { db, catalogue } = tenant.node
  if (!isUsable(tenant, voucher)) return null
  const type = catalogue.get('voucher_type', voucher.voucherTypeId)
  return topUpBounds({ parts: refreshmentPartsOf(db, voucher) }, type)
}

/** Whether it may be used today, whenever that was done last. */
function isUsable({ node: { catalogue, identity, runtime } }: Tenant, voucher: VoucherRow): boolean {
  const nowMs = runtime.now()
  const day = today({ catalogue, nowMs }, identity.cinemaId ?? null)
  try {
    requireUsable({ voucher, today: day, nowMs, lastUse: undefined })
    return true
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause
    return false
  }
}

/** What happened to a voucher's value for snacks and drinks, newest first. */
export function refreshmentsHistoryOf(tenant: Tenant, voucher: VoucherRow) {
  return changesOfRefreshments(tenant.node.db, voucher.id).map(
    ({ at, what, cents, billNumber, ...change }) => ({
      at,
      what,
      cents,
      billNumber,
      cinemaName: cinemaName(tenant, change.receiver ?? change.owner),
    }),
  )
}

function cinemaName(tenant: Tenant, owner: TurnOwner): string | null {
  const cinemaId = cinemaOfOwner(owner)
  if (cinemaId === undefined) return null
  return tenant.node.catalogue.get('cinema', cinemaId)?.name ?? cinemaId
}

/** Why nobody can use it now, as a sentence. */
function troubleOf(tenant: Tenant, voucher: VoucherRow, left: number, locale: Locale): string | null {
  const { db, catalogue, identity, runtime } = tenant.node
  const nowMs = runtime.now()
  const cinemaId = identity.cinemaId ?? null
  try {
    requireUsable({
      voucher,
      today: today({ catalogue, nowMs }, cinemaId),
      nowMs,
      lastUse: lastUseOf(db, voucher.id, ''),
      leastPause: leastPauseAt(catalogue, cinemaId),
    })
    const value = leftOf({ parts: refreshmentPartsOf(db, voucher) })
    if (!left && value <= 0) throw new Refusal('voucher_used_up', { left })
    return null
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause
    return refusalSentence(cause.code, cause.details, locale, 'UTC')
  }
}

/** What happened to a voucher's turns, newest first. */
export function historyOf(tenant: Tenant, voucher: VoucherRow) {
  const changes = changesOfTurns(tenant.node.db, voucher.id)
  const before = (change: TurnChangeRow) =>
    changes.find(other => other.turn === change.turn && other.version === change.version - 1)
  return changes.map(change => ({
    at: change.at,
    turn: change.turn,
    what: whatHappened(change),
    owner: change.owner,
    cinemaName: change.cinemaId
      ? (tenant.node.catalogue.get('cinema', change.cinemaId)?.name ?? change.cinemaId)
      : cinemaName(tenant, change.owner),
    billNumber: billById(tenant.node.db, change.billId ?? before(change)?.billId ?? '')?.number ?? null,
  }))
}

/** Only a purchase names its cinema; a transfer to another owner does not. */
function whatHappened({ state, cinemaId }: TurnChangeRow): 'moved' | 'kept' | 'spent' | 'returned' {
  if (state === 'paying') return 'kept'
  if (state === 'spent') return 'spent'
  return cinemaId === null ? 'moved' : 'returned'
}

/** Vouchers whose value for snacks and drinks was overspent, the most first; a vouchers' value is the exhibitor's. */
export function overdrawnViews(db: Db): OverdrawnVoucher[] {
  return overdrawnVouchers(db, overdrawnShown).map(({ voucherId, cents }) => ({
    code: printedCode(voucherId),
    title: voucherById(db, voucherId)!.title,
    cents: -cents,
  }))
}

/** Exchanged cards that are not even with the new ones; what is below zero too, as a card may be on two. */
export function cardRestViews(tenant: Tenant): CardRestView[] {
  const { db, identity } = tenant.node
  return cardRests(db, restsShown).map(({ voucherId, owner, turns, cents }) => ({
    code: printedCode(voucherId),
    title: voucherById(db, voucherId)!.title,
    turns,
    cents,
    cinemaName: cinemaName(tenant, owner),
    here: owner === turnOwnerOf(identity),
  }))
}

/** A debt as lists show it. */
export function debtView(tenant: Tenant, debt: DebtRow): DebtView {
  const { db, catalogue } = tenant.node
  return {
    id: debt.id,
    voucherId: debt.voucherId,
    code: printedCode(debt.voucherId),
    title: voucherById(db, debt.voucherId)?.title ?? null,
    billId: debt.billId,
    billNumber: billById(db, debt.billId)?.number ?? null,
    cinemaName: catalogue.get('cinema', debt.cinemaId)?.name ?? debt.cinemaId,
    coveredCents: debt.coveredCents,
    allowedBy: debt.allowedBy,
    at: debt.at,
    ending: debt.ending,
    endedAt: debt.endedAt,
  }
}
