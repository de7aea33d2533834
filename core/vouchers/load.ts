import type { SaleMade } from '../billing/facts.ts'
import type { BillRow } from '../billing/store.ts'
import { privatePart } from '../journal/storage/private-store.ts'
import { isRelayId } from '../journal/fact.ts'
import { typedId } from '../journal/id.ts'
import type { Tx } from '../journal/node.ts'
import type { Db } from '../database/sql.ts'
import { boxById } from '../membership/store.ts'
import { movedBy } from './cancellation-store.ts'
import { emergencyModeOf, readNodeStatus } from '../journal/storage/node-status-store.ts'
import { businessDayAt } from '../programme/day.ts'
import { packedTurnCents, type Issuing, type VoucherOrder, type WantedVoucher } from './issue.ts'
import type { InPackage, OrderInPackage, PackagesNow } from './sell-packages.ts'
import { isPackageSold } from './voucher-package.ts'
import { settingOf } from '../venue/settings/effective.ts'
import { giftAt, type GiftsPart } from './gift.ts'
import { ordersOfBill } from './order-store.ts'
import type { PaidOrder } from './ordered.ts'
import {
  lastUseOf,
  requestInForce,
  turnsOf,
  turnsOfBill,
  voucherById,
  voucherByRequest,
  type VoucherRow,
} from './store.ts'
import { partVersion, refreshmentPartsOf } from './part-store.ts'
import { paymentsSpent, timesToppedUp } from './refreshment-store.ts'
import { topUpId, topUpsAmong } from './top-up.ts'
import { heldOf, type Refreshments, type RefreshmentsNow } from './refreshments.ts'
import { usesOfTurns } from './overtaken-turns-store.ts'
import { approvalOf, debtsOf, type Approval } from './debt-store.ts'
import type { VouchersNow } from './reinstate.ts'
import { turnOwnerOf, type TurnOwner } from './turn.ts'
import type { VoucherType } from './voucher-type.ts'
import type { Purchase, UsedTurns, VoucherNow, Wallet } from './wallet.ts'

type At = Pick<Tx, 'db' | 'identity' | 'catalogue' | 'nowMs'>

/**
 * Whose turns this node may use now. A node that is still recovering may have spent or given away what its journal says
 * it owns: a recovering relay uses no turn until every box was synced, since a voucher may be used in every cinema, and
 * in emergency mode a box uses none at all.
 *
 * @returns the owner's name, or null while no turn may be used
 */
export function turnsOwnedNow({ db, identity }: Pick<At, 'db' | 'identity'>): TurnOwner | null {
  const unsure = identity.role === 'relay' ? readNodeStatus(db).recovery : emergencyModeOf(db)
  return unsure ? null : turnOwnerOf(identity)
}

/** The business day at a cinema, or at the exhibitor's first one. */
export function today(
  { catalogue, nowMs }: Pick<At, 'catalogue' | 'nowMs'>,
  cinemaId: string | null,
): string {
  const known = cinemaId !== null && catalogue.get('cinema', cinemaId)
  return businessDayAt(catalogue, (known || catalogue.all('cinema')[0])?.id ?? '', nowMs)
}

/** A voucher with its turns, or undefined. */
export function loadVoucher(
  { db, catalogue, identity }: Pick<At, 'db' | 'catalogue'> & Partial<Pick<At, 'identity'>>,
  id: string,
  otherThanBill = '',
): VoucherNow | undefined {
  const voucher = voucherById(db, id)
  if (!voucher) return undefined
  const lastUse = lastUseOf(db, id, otherThanBill)
  const leastPause = leastPauseAt(catalogue, identity?.cinemaId)
  return { voucher, turns: turnsOf(db, voucher), lastUse, leastPause }
}

/** Minutes that every voucher rests after a use, at a cinema or, at the relay, wherever it is used. */
export function leastPauseAt(catalogue: At['catalogue'], cinemaId: string | null | undefined): number {
  return settingOf(catalogue, 'vouchers.pause_minutes', cinemaId ?? undefined)
}

/** The vouchers used to pay for a purchase. */
export function loadWallet(at: At, purchase: Purchase, voucherIds: readonly string[]): Wallet {
  const { db, identity, nowMs } = at
  const vouchers = new Map<string, VoucherNow>()
  const approvals = new Map<string, Approval>()
  for (const id of new Set(voucherIds)) {
    const known = loadVoucher(at, id, purchase.billId)
    if (known) vouchers.set(id, known)
    const approval = approvalOf(db, purchase.billId, id, nowMs)
    if (approval) approvals.set(id, approval)
  }
  const none = !voucherIds.length
  return {
    purchase,
    owner: turnOwnerOf(identity),
    me: none ? null : turnsOwnedNow(at),
    today: none ? '' : today(at, purchase.cinemaId),
    nowMs,
    vouchers,
    approvals,
  }
}

/** What a purchase did with turns. In emergency mode none was spent, and earlier turns may be used elsewhere by now. */
export function loadUsedTurns({ db, identity }: Pick<At, 'db' | 'identity'>, purchase: Purchase): UsedTurns {
  return {
    purchase,
    owner: turnOwnerOf(identity),
    turns: emergencyModeOf(db) ? [] : turnsOfBill(db, purchase.billId),
    debts: debtsOf(db, { billId: purchase.billId }),
  }
}

/** Vouchers to be issued, with what is known of each. */
export function loadOrders({ db, catalogue }: At, wanted: readonly WantedVoucher[]): VoucherOrder[] {
  return wanted.map(each => {
    const { voucherTypeId, takenOver, billId } = each
    const requestId = billId === null ? each.requestId : requestInForce(db, each.requestId)
    return {
      wanted: { ...each, requestId },
      type: catalogue.get('voucher_type', voucherTypeId),
      issued: voucherByRequest(db, requestId),
      codeTaken: takenOver !== undefined && voucherById(db, typedId(takenOver.code)) !== undefined,
    }
  })
}

/** The packages that are sold at a place of a cinema on a business day there, with the kinds of vouchers in them. */
export function loadPackages(
  { catalogue }: Pick<At, 'catalogue'>,
  place: Parameters<typeof isPackageSold>[1],
): PackagesNow {
  const sold = catalogue.all('voucher_package').filter(each => isPackageSold(each, place))
  const kinds = new Set(sold.flatMap(({ parts }) => parts.map(({ voucherTypeId }) => voucherTypeId)))
  return {
    packages: new Map(sold.map(each => [each.id, each])),
    types: new Map(
      [...kinds].flatMap(id => {
        const type = catalogue.get('voucher_type', id)
        return type ? [[id, type] as const] : []
      }),
    ),
  }
}

/** Vouchers of packages to be issued with a bill, with what is known of each. */
export function loadInPackages(
  at: At,
  bought: readonly InPackage[],
  purchase: { billId: string; cinemaId: string },
): OrderInPackage[] {
  const wanted = bought.map(({ packed }, index) => ({
    requestId: `${purchase.billId}-package-${index + 1}`,
    voucherTypeId: packed.type.id,
    turns: packed.turns,
    refreshmentCents: packed.refreshmentCents,
    packedTurnCents: packedTurnCents(packed),
    holderName: '',
    ...purchase,
  }))
  const orders = loadOrders(at, wanted)
  return bought.map((each, index) => ({ ...each, order: orders[index]! }))
}

/** Who issues a voucher for a cinema, or for the exhibitor's first one. */
export function loadIssuing(tx: Tx, cinemaId: string | null): Issuing {
  return { owner: turnOwnerOf(tx.identity), today: today(tx, cinemaId), newId: size => tx.id(size) }
}

/** The vouchers ordered with a bill, and who issues them. */
export function loadPaidOrders(
  tx: Tx,
  bill: Pick<BillRow, 'id' | 'cinemaId' | 'privateDigest'>,
): { orders: PaidOrder[]; issuing: Issuing } {
  const ordered = ordersOfBill(tx.db, bill.id)
  const part = ordered.length ? privatePart<GiftsPart>(tx, bill.privateDigest) : undefined
  const orders = ordered.map(order => ({
    order,
    issued: voucherById(tx.db, order.voucherId) !== undefined,
    holderName: giftAt(part, order.place).holderName,
  }))
  return { orders, issuing: loadIssuing(tx, bill.cinemaId) }
}

/** What is known here of the vouchers that a sale sold or used. */
export function loadVouchersOfSale(at: At, { billId, cinemaId, lines, payments }: SaleMade): VouchersNow {
  const types = new Map<string, VoucherType>()
  for (const { voucherTypeId = '' } of lines) {
    const type = at.catalogue.get('voucher_type', voucherTypeId)
    if (type) types.set(voucherTypeId, type)
  }
  const named = lines.flatMap(line => line.voucherId ?? [])
  const topUps = topUpsAmong(lines)
  const times = topUps.map(({ voucherId, place }) => {
    const id = topUpId({ billId, cinemaId }, place)
    return { id, ...timesToppedUp(at.db, voucherId, id) }
  })
  return {
    wallet: loadWallet(at, { billId, cinemaId }, named),
    types,
    uses: usesOfTurns(at.db, billId),
    debts: new Set(debtsOf(at.db, { billId }).map(debt => debt.ticketId)),
    refreshments: loadRefreshmentsNow(at, cinemaId, [
      ...payments.flatMap(({ voucherId }) => voucherId ?? []),
      ...topUps.map(({ voucherId }) => voucherId),
    ]),
    toppedUp: new Set(times.filter(({ on }) => on > 0).map(({ id }) => id)),
    topUpsRefunded: new Set(times.filter(({ off }) => off > 0).map(({ id }) => id)),
    spent: paymentsSpent(
      at.db,
      payments.map(({ id }) => id),
    ),
  }
}

/** How many free turns of a voucher each node owns, as far as this one knows. */
export function freeTurnsByOwner({ db }: Pick<At, 'db'>, voucherId: string): Map<TurnOwner, number> {
  const counts = new Map<TurnOwner, number>()
  const voucher = voucherById(db, voucherId)
  if (!voucher) return counts
  for (const turn of turnsOf(db, voucher).values())
    if (turn.state === 'free') counts.set(turn.owner, (counts.get(turn.owner) ?? 0) + 1)
  return counts
}

/** The free turns this node owns. */
export function ownFreeTurns(at: Pick<At, 'db' | 'identity'>, voucherId: string): number {
  return freeTurnsByOwner(at, voucherId).get(turnOwnerOf(at.identity)) ?? 0
}

/** A voucher with its refreshment value, or undefined. */
export function loadRefreshments({ db }: Pick<At, 'db'>, id: string): Refreshments | undefined {
  const voucher = voucherById(db, id)
  return voucher && { voucher, parts: refreshmentPartsOf(db, voucher), movedFrom: movedFrom(db, voucher) }
}

/** The owners whose part of a card is on another one; undefined where it was not exchanged or one of them is not known. */
function movedFrom(db: Db, { id, moved }: VoucherRow): ReadonlySet<TurnOwner> | undefined {
  const by = moved ? movedBy(db, id) : []
  const owners = by.flatMap((nodeId): TurnOwner[] => {
    const box = boxById(db, nodeId)
    if (box) return [turnOwnerOf({ role: 'box', cinemaId: box.cinemaId })]
    return isRelayId(nodeId) ? ['relay'] : []
  })
  return by.length && owners.length === by.length ? new Set(owners) : undefined
}

/** The vouchers that pay for refreshments of a purchase in a cinema. */
export function loadRefreshmentsNow(
  at: At,
  cinemaId: string,
  voucherIds: readonly string[],
): RefreshmentsNow {
  const vouchers = new Map<string, Refreshments>()
  for (const id of voucherIds) {
    const known = loadRefreshments(at, id)
    if (known) vouchers.set(id, known)
  }
  const any = voucherIds.length > 0
  return {
    cinemaId,
    owner: turnOwnerOf(at.identity),
    me: any ? turnsOwnedNow(at) : null,
    today: any ? today(at, cinemaId) : '',
    nowMs: at.nowMs,
    vouchers,
    versions: new Map(voucherIds.map(id => [id, partVersion(at.db, id, turnOwnerOf(at.identity))])),
  }
}

/** The kinds of vouchers that are known here, by their ids. */
export function loadTypesOf(
  { db, catalogue }: Pick<At, 'db' | 'catalogue'>,
  voucherIds: readonly string[],
): Map<string, VoucherType> {
  const types = voucherIds.flatMap(id => {
    const voucher = voucherById(db, id)
    return (voucher && catalogue.get('voucher_type', voucher.voucherTypeId)) ?? []
  })
  return new Map(types.map(type => [type.id, type]))
}

/** Of the cards a sale tops up, in its order, the places of those on which what it puts there is already, after a loss. */
export function topUpsOn(
  { db }: Pick<At, 'db'>,
  sale: { billId: string; cinemaId: string },
  voucherIds: readonly string[],
): Set<number> {
  const isOn = (voucherId: string, place: number) => {
    const { on, off } = timesToppedUp(db, voucherId, topUpId(sale, place))
    return on > off
  }
  return new Set(voucherIds.flatMap((id, index) => (isOn(id, index + 1) ? [index + 1] : [])))
}

/** What this node may give away or spend of a voucher's refreshment value, in cents. */
export function ownRefreshments(at: Pick<At, 'db' | 'identity'>, voucherId: string): number {
  const known = loadRefreshments(at, voucherId)
  return known ? Math.max(0, heldOf(known, turnOwnerOf(at.identity)).cents) : 0
}
