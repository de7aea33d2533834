import type { Node, Tx } from '#core/journal/node.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { refundBill } from '#core/sales/refunds/commands.ts'
import { settlePayment, openBill } from '#core/sales/online-commands.ts'
import { createSchedule } from '#core/planning/commands.ts'
import { allowOverride, debtsHere, settleDebt, writeOffDebt } from '#core/vouchers/commands.ts'
import { cancelVoucher, extendVoucher, issueVoucher, topUpVoucher } from '#core/vouchers/commands.ts'
import { giveTurnsBack } from '../../world/turns.ts'
import type { WantedVoucher } from '#core/vouchers/issue.ts'
import { atRegister, byHand, carl, checkoutOf, saleOf, visitor } from '../../world/small-exhibitor.ts'
import type { relayAndBox } from '../journal/link.ts'

/** Issues a voucher of the small house, at any node. */
export async function issue(node: Node, id: string, turns = 3, change: Partial<WantedVoucher> = {}) {
  const wanted = { voucherTypeId: 'ten', turns, holderName: '', cinemaId: 'cinema-1', billId: null }
  const voucher = await node.execute(byHand, tx => issueVoucher(tx, { requestId: id, ...wanted, ...change }))
  return voucher.id
}

/** A sale at the register whose seats are paid by turns of a voucher; nothing else is left to pay in rows A, B and D. */
export function voucherSale(id: string, seats: string[], voucherId: string, scheduleId?: string) {
  const sale = saleOf(id, seats)
  return {
    ...sale,
    tickets: sale.tickets.map(ticket => ({
      ...ticket,
      ...(scheduleId ? { scheduleId } : {}),
      voucherId,
    })),
    totalCents: seats.filter(seat => seat.startsWith('C')).length * 250,
    payments: [{ methodId: 'terminal' }],
  }
}

/** The same on the website. */
export function voucherCheckout(id: string, seats: string[], voucherId: string, scheduleId?: string) {
  const checkout = checkoutOf(id, seats)
  return {
    ...checkout,
    items: checkout.items.map(item => ({
      ...item,
      ...(scheduleId ? { schedule_id: scheduleId } : {}),
      voucher_id: voucherId,
    })),
    amount: seats.filter(seat => seat.startsWith('C')).length * 250,
  }
}

export const sellFor = (node: Node, ...sale: Parameters<typeof voucherSale>) =>
  node.execute(atRegister, tx => sellAtRegister(tx, voucherSale(...sale), carl))
export const buyFor = (node: Node, ...checkout: Parameters<typeof voucherCheckout>) =>
  node.execute(visitor, tx => openBill(tx, voucherCheckout(...checkout), 'en'))

const mia = { employeeId: 'mia', name: 'mia' }

/** Mia's word for one sale at the register. */
export const override = (node: Node, billId: string, voucherId: string, count: number, reachable = false) =>
  node.execute(atRegister, tx =>
    allowOverride(tx, { billId, cinemaId: 'cinema-1', voucherId, count, reachable }, mia),
  )

/** Everything that can happen to vouchers on an evening with a cut, in its own show. */
export async function useVouchers({ relay, box, link }: Awaited<ReturnType<typeof relayAndBox>>) {
  const show = 'show-of-vouchers'
  const plan = (tx: Tx) =>
    createSchedule(tx, {
      id: show,
      versionId: 'version-1',
      screenId: 'screen-1',
      day: '2026-11-22',
      time: '20:00',
    })
  await relay.execute(byHand, plan)
  const ofRelay = await issue(relay, 'gift-1', 5, { holderName: 'Ada Exemple' })
  const ofBox = await issue(box, 'gift-2', 4)
  await cancelled(box)
  await snacks(box)
  await link.settle()
  await sellFor(box, 'sale-v1', ['A3'], ofBox, show)
  await buyFor(relay, 'bill-v1', ['C1'], ofRelay, show)
  const asked = link.peers.box.requestTurns(ofRelay, 1)
  await link.settle()
  await asked
  await sellFor(box, 'sale-v2', ['A4'], ofRelay, show)
  const say = (id: string, word: 'paid' | 'expired') =>
    relay.execute(byHand, tx => settlePayment(tx, `${id}-1`, word))

  async function cancelled(node: Node) {
    const id = await issue(node, 'gift-3')
    await node.execute(byHand, tx => cancelVoucher(tx, id))
  }

  /** Its value pays for popcorn, comes back, is put up at a till and by hand, goes over, and it is good for longer. */
  async function snacks(node: Node) {
    const id = await issue(node, 'gift-4', 1, { refreshmentCents: 2000 })
    const payments = [{ methodId: 'voucher', voucherId: id, cents: 600 }]
    const products = [{ productId: 'popcorn', quantity: 1 }]
    for (const sale of ['sale-v4', 'sale-v5'])
      await node.execute(atRegister, tx =>
        sellAtRegister(tx, { ...saleOf(sale, []), products, totalCents: 600, payments }, carl),
      )
    const back = { id: 'sale-v4-back', billId: 'sale-v4', lines: null, reason: 'guest', cents: 600 } as const
    await node.execute(atRegister, tx => refundBill(tx, back, { ...carl, usedToo: false }))
    await node.execute(byHand, tx => topUpVoucher(tx, { requestId: 'more', voucherId: id, cents: 500 }))
    for (const [sale, cents] of [
      ['sale-v6', 700],
      ['sale-v7', 300],
    ] as const) {
      const topUps = [{ voucherId: id, cents }]
      const sold = { ...saleOf(sale, []), topUps, totalCents: cents }
      await node.execute(atRegister, tx => sellAtRegister(tx, sold, carl))
    }
    const off = { id: 'sale-v7-back', billId: 'sale-v7', lines: null, reason: 'guest', cents: 300 } as const
    await node.execute(atRegister, tx => refundBill(tx, off, { ...carl, usedToo: false }))
    await node.execute(byHand, tx => extendVoucher(tx, id, '2028-06-30'))
    await link.settle()
    const asked = link.peers.relay.requestTurns(id, 300, 'refreshments')
    await link.settle()
    await asked
  }

  return {
    async duringTheCut() {
      await say('bill-v1', 'paid')
      await buyFor(relay, 'bill-v2', ['C2'], ofRelay, show)
      await say('bill-v2', 'expired')
      await buyFor(relay, 'bill-v3', ['B1'], ofRelay, show)
      await override(box, 'sale-v3', ofRelay, 2)
      await sellFor(box, 'sale-v3', ['A5', 'D5'], ofRelay, show)
      await box.execute(byHand, tx => giveTurnsBack(tx, { billId: 'sale-v1', cinemaId: 'cinema-1' }))
    },
    async afterwards() {
      const more = link.peers.box.requestTurns(ofRelay, 1)
      await link.settle()
      await more
      const [paid, given] = debtsHere(box)
      await box.execute(byHand, tx => settleDebt(tx, paid!.id))
      await relay.execute(byHand, tx => writeOffDebt(tx, given!.id))
    },
  }
}
