import { linesNow } from '#core/billing/line-store.ts'
import { billById } from '#core/billing/store.ts'
import type { BillOpened } from '#core/billing/facts.ts'
import type { Db } from '#core/database/sql.ts'
import type { Fact } from '#core/journal/fact.ts'
import type { VoucherIssued, VoucherOrdered } from '#core/vouchers/facts.ts'
import { ordersOfBill } from '#core/vouchers/order-store.ts'
import { movedTo } from '#core/vouchers/card-rest-store.ts'
import { voucherById } from '#core/vouchers/store.ts'
import { giftPackage } from './gift-people.ts'
import { count, type Stats } from './stats.ts'
import type { Fail } from './witness.ts'

/** The card that has what was left of a voucher, be it the voucher itself; none where that was cancelled. */
function goodCards(db: Db, id: string): string[] {
  const voucher = voucherById(db, id)
  if (!voucher) return []
  return voucher.cancelled ? movedTo(db, id).flatMap(next => goodCards(db, next)) : [id]
}

/**
 * Orders of several vouchers: what is paid is issued, each voucher once and under the code it was ordered with, or was given
 * back; nothing else is issued for them. A package costs its price to the cent.
 */
export function openGiftCheck(fail: Fail, stats: Stats) {
  const orders = new Map<string, Set<string>>()
  return {
    see(fact: Fact): void {
      if (fact.type === 'voucher.ordered') {
        const { billId, voucherId } = fact.body as VoucherOrdered
        orders.set(billId, (orders.get(billId) ?? new Set()).add(voucherId))
      }
      if (fact.type === 'bill.opened') requirePackages(fact.body as BillOpened)
      if (fact.type !== 'voucher.issued') return
      const { billId, voucherId } = fact.body as VoucherIssued
      const ordered = billId === null ? undefined : orders.get(billId)
      if (!ordered) return
      count(stats, 'ordered vouchers issued')
      if (!ordered.has(voucherId))
        fail('gift', `${voucherId} is issued for ${billId}, which did not order it`)
    },
    reset: () => orders.clear(),
    atEnd(db: Db): void {
      for (const billId of orders.keys()) {
        const bill = billById(db, billId)
        if (!bill) continue
        const left = new Map(linesNow(db, billId).map(line => [line.voucherId, line.left]))
        for (const { voucherId } of ordersOfBill(db, billId)) {
          const voucher = voucherById(db, voucherId)
          // What was left of one that was exchanged is on the new card.
          const isThere = voucher !== undefined && (!voucher.cancelled || voucher.moved)
          const isGood = goodCards(db, voucherId).length > 0
          const isOwed = bill.number !== null && bill.status !== 'refunding' && (left.get(voucherId) ?? 0) > 0
          if (isOwed && !isThere) fail('gift', `${voucherId} of ${billId} is paid and not good`)
          if (!isOwed && isGood) fail('gift', `${voucherId} of ${billId} is good and not paid`)
        }
      }
    },
  }

  function requirePackages({ billId, lines }: BillOpened): void {
    const inPackages = lines.filter(({ packageNumber }) => packageNumber)
    for (const [number, together] of Map.groupBy(inPackages, line => line.packageNumber)) {
      count(stats, 'packages ordered')
      const cents = together.reduce((sum, { totalCents }) => sum + totalCents, 0)
      const vouchers = new Set(together.map(({ voucherId }) => voucherId)).size
      if (cents !== giftPackage.cents || vouchers !== giftPackage.vouchers)
        fail('gift', `package ${number} of ${billId} has ${vouchers} vouchers for ${cents} cents`)
    }
  }
}
